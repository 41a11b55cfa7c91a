import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { MiniCard } from "@/components/mini-card";
import { ProductStrip } from "@/features/catalog/product-strip";
import { boughtAgainQuery } from "@/features/orders/bought-again";
import { useLanguage } from "@/i18n/use-language";

/** The products of delivered orders that are in stock, side by side at today's prices; nothing while there are none. */
export default function BoughtAgainStrip({ userId }: { userId: string }) {
  const { t } = useTranslation("strips");
  const { language } = useLanguage();
  const { data: products } = useQuery(boughtAgainQuery(userId, language));
  if (!products?.length) return null;
  return (
    <ProductStrip title={t("again")}>
      {products.map((product) => (
        <li key={product._id}>
          <MiniCard product={product} />
        </li>
      ))}
    </ProductStrip>
  );
}
