import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useCategoryTexts } from "@/features/catalog/category-texts";
import { changed, filterSearch, noFilters } from "@/features/catalog/filters";
import { ProductList } from "@/features/catalog/product-list";
import { productsQuery } from "@/features/catalog/queries";
import { useFilters } from "@/features/catalog/use-filters";
import { useStoredCategory } from "@/features/catalog/use-stored-category";
import { useLanguage } from "@/i18n/use-language";
import { useCategoryName, useShownCategories } from "@/lib/categories";
import { laterPart } from "@/lib/later-part";
import { paths } from "@/paths";
import { PageHead } from "@/routing/head";
import { useTitles } from "@/routing/use-titles";
import { ListingData } from "@/structured/site-data";

const KindRow = laterPart(
  ["kinds"],
  async () => ({
    default: (await import("@/features/catalog/kind-row")).KindRow,
  }),
  { when: "soon" },
);

/** The product list with its filters. Spec §2 "/listing". */
export default function ListingPage() {
  const { t } = useTranslation(["catalog", "shell"]);
  const titles = useTitles();
  const { language } = useLanguage();
  const { filters, addressOf } = useFilters();
  useStoredCategory();
  const { data, isError, isPlaceholderData, refetch } = useQuery(productsQuery(filters, language));
  const category = filters.category.length === 1 ? filters.category[0] : undefined;
  const texts = useCategoryTexts()(category);
  const name = useCategoryName();
  // The only one: "phones,mice" is no kind.
  const kinds = texts?.kinds ?? [];
  const kind = kinds.find(({ slug }) => slug === filters.kind.join());
  const goods = useShownCategories()
    .map(({ id }) => name(id))
    .join(", ");
  const canonical = filterSearch(
    changed(filters, {
      ...noFilters,
      sortBy: undefined,
      category: category ? filters.category : [],
      kind: kind ? filters.kind : [],
      page: filters.page,
    }),
  );
  const heading = kind?.name ?? (category && name(category));
  // What is written of a category is about all its kinds.
  const own = kind ? undefined : texts;
  return (
    <div className="shop-width pt-1 pb-3 md:py-8">
      {titles && (
        <PageHead
          title={own?.title || heading || titles("listing.title")}
          description={
            own?.description || own?.intro || titles("listing.description", { goods: heading ?? goods })
          }
          canonical={paths.listing + canonical}
        />
      )}
      {import.meta.env.SSR && <ListingData category={category} kind={kind} />}
      <h1 className="font-display text-2xl font-bold">{heading ?? t("allProducts")}</h1>
      <p className="py-1 text-ink-soft max-md:line-clamp-2 max-md:text-sm md:pb-6">
        {own ? own.intro : t("intro", { goods: heading ?? goods })}
      </p>
      {texts && kinds.length > 0 && (
        // Its room is there before its code.
        <div className={filters.kind.length > 0 ? "" : "max-sm:min-h-23"}>
          <KindRow
            category={texts._id}
            name={name(texts._id)}
            kinds={kinds}
            counts={data?.meta.facets.kind}
            chosen={filters.kind}
            addressOf={addressOf}
          />
        </div>
      )}
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
