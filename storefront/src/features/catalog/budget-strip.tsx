import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "@/components/button";
import { ProductCard } from "@/components/product-card";
import { CardPromise } from "@/features/shipping/card-promise";
import { Heart } from "@/features/wishlist/heart";
import { useLanguage } from "@/i18n/use-language";
import { paths } from "@/paths";
import { ProductStrip } from "./product-strip";
import { budgetQuery } from "./queries";

/** The least expensive products, as the home page loads them. Spec §2 "Home page". */
export default function BudgetStrip() {
  const { t } = useTranslation("home");
  const { language } = useLanguage();
  const { data } = useQuery(budgetQuery(language));
  if (!data?.data.length) return null;
  return (
    <ProductStrip
      title={t("budget.title")}
      text={t("budget.text")}
      aside={
        <ButtonLink look="quiet" size="small" to={`${paths.listing}?sortBy=price-lowtohigh`}>
          {t("budget.all")}
        </ButtonLink>
      }
    >
      {data.data.map((product) => (
        <li key={product._id}>
          <ProductCard
            product={product}
            corner={<Heart product={product} />}
            delivery={<CardPromise productId={product._id} />}
            sizes="(min-width: 768px) 256px, 176px"
          />
        </li>
      ))}
    </ProductStrip>
  );
}
