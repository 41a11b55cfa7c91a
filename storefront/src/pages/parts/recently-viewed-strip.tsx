import { useTranslation } from "react-i18next";
import { MiniCard } from "@/components/mini-card";
import { ProductStrip } from "@/features/catalog/product-strip";
import type { Viewed } from "@/features/product-detail/recently-viewed";

/** The products viewed last, side by side. */
export default function RecentlyViewedStrip({ viewed }: { viewed: readonly Viewed[] }) {
  const { t } = useTranslation("strips");
  return (
    <ProductStrip title={t("recent")}>
      {viewed.map((product) => (
        <li key={product._id}>
          <MiniCard product={product} />
        </li>
      ))}
    </ProductStrip>
  );
}
