import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useCategoryTexts } from "@/features/catalog/category-texts";
import { filterSearch, readFilters } from "@/features/catalog/filters";
import { ProductList } from "@/features/catalog/product-list";
import { productsQuery } from "@/features/catalog/queries";
import { useFilters } from "@/features/catalog/use-filters";
import { useStoredCategory } from "@/features/catalog/use-stored-category";
import { useLanguage } from "@/i18n/use-language";
import { useCategoryName, useShownCategories } from "@/lib/categories";
import { paths } from "@/paths";
import { PageHead } from "@/routing/head";
import { useTitles } from "@/routing/use-titles";
import { ListingData } from "@/structured/site-data";

/** The product list with its filters. Spec §2 "/listing". */
export default function ListingPage() {
  const { t } = useTranslation(["catalog", "shell"]);
  const titles = useTitles();
  const { language } = useLanguage();
  const { filters } = useFilters();
  useStoredCategory();
  const { data, isError, isPlaceholderData, refetch } = useQuery(productsQuery(filters, language));
  const category = filters.category.length === 1 ? filters.category[0] : undefined;
  const texts = useCategoryTexts()(category);
  const name = useCategoryName();
  const goods = useShownCategories()
    .map(({ id }) => name(id))
    .join(", ");
  const plain = readFilters(new URLSearchParams());
  const canonical = filterSearch({ ...plain, category: category ? [category] : [], page: filters.page });
  return (
    <div className="shop-width py-3 md:py-8">
      {titles && (
        <PageHead
          title={category ? texts?.title || name(category) : titles("listing.title")}
          description={
            (category && (texts?.description || texts?.intro)) || titles("listing.description", { goods })
          }
          canonical={paths.listing + canonical}
        />
      )}
      {import.meta.env.SSR && <ListingData category={category} />}
      <h1 className="font-display text-2xl font-bold">{category ? name(category) : t("allProducts")}</h1>
      <p className="pt-1 pb-2 text-ink-soft max-md:line-clamp-2 max-md:text-sm md:pb-6">
        {category ? texts?.intro : t("intro", { goods })}
      </p>
      <ProductList
        unsorted="none"
        result={{
          data: data?.data,
          meta: data?.meta,
          failed: isError,
          busy: isPlaceholderData,
          retry: () => void refetch(),
        }}
      />
    </div>
  );
}
