import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { MiniCard } from "@/components/mini-card";
import { ProductStrip } from "@/features/catalog/product-strip";
import { recentlyViewed, type Viewed } from "@/features/product-detail/recently-viewed";

/** The products looked at last on this device; nothing on a first visit, nor before the browser has looked. */
export function RecentlyViewed({ except }: { except?: string }) {
  const { t } = useTranslation("catalog");
  const [viewed, setViewed] = useState<Viewed[]>([]);
  useEffect(() => setViewed(recentlyViewed().filter(({ slug }) => slug !== except)), [except]);
  if (viewed.length === 0) return null;
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
