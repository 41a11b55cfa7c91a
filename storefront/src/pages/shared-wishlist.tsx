import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { ButtonLink } from "@/components/button";
import { EmptyState } from "@/components/empty-state";
import { ProductGrid, ProductGridSkeleton } from "@/features/catalog/product-grid";
import { sharedWishlistQuery } from "@/features/wishlist/queries";
import { useLanguage } from "@/i18n/use-language";
import { paths } from "@/paths";

/** Where the link to a wishlist leads: its products, and nothing of the person. */
export default function SharedWishlistPage() {
  const { t } = useTranslation(["wishlist", "shell"]);
  const { token = "" } = useParams();
  const { language } = useLanguage();
  const { data: products } = useQuery(sharedWishlistQuery(token, language));
  if (products === null)
    return (
      <EmptyState level={1} title={t("shared.gone")} text={t("shared.goneText")}>
        <ButtonLink to={paths.listing}>{t("shell:browse")}</ButtonLink>
      </EmptyState>
    );
  return (
    <div className="shop-width grid gap-6 py-6 md:py-10">
      <header className="grid gap-2">
        <h1 className="garland font-display text-2xl font-bold">{t("shared.title")}</h1>
        <p className="pt-1 text-ink-soft">{t(products?.length === 0 ? "shared.empty" : "shared.text")}</p>
      </header>
      <h2 className="sr-only">{t("shell:search.products")}</h2>
      {products ? <ProductGrid products={products} /> : <ProductGridSkeleton label={t("shell:loading")} />}
    </div>
  );
}
