import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { ButtonLink } from "@/components/button";
import { EmptyPicture } from "@/components/empty-picture";
import { EmptyState } from "@/components/empty-state";
import { ProductList } from "@/features/catalog/product-list";
import { searchQuery } from "@/features/catalog/queries";
import { searchedWords } from "@/features/catalog/searched-words";
import { useFilters } from "@/features/catalog/use-filters";
import { useLanguage } from "@/i18n/use-language";
import { useCategoryName, useShownCategories } from "@/lib/categories";
import { paths } from "@/paths";
import { PageHead } from "@/routing/head";
import { useTitles } from "@/routing/use-titles";

/** The results of a search. Spec §2 "/search". */
export default function SearchPage() {
  const { t } = useTranslation(["catalog", "shell"]);
  const categories = useShownCategories();
  const categoryName = useCategoryName();
  const titles = useTitles();
  const { language } = useLanguage();
  const { filters } = useFilters();
  const [search] = useSearchParams();
  const words = searchedWords(search);
  const { data, isError, isPlaceholderData, refetch } = useQuery(searchQuery(words, filters, language));
  const ways = categories.map(({ id }) => (
    <ButtonLink key={id} look="outline" to={paths.category(id)}>
      {categoryName(id)}
    </ButtonLink>
  ));
  if (!words) {
    return (
      <EmptyState level={1} title={t("search.start")} text={t("search.startText")} picture={<EmptyPicture />}>
        {ways}
      </EmptyState>
    );
  }
  const corrected = data?.meta.correctedTo;
  return (
    <div className="shop-width py-3 md:py-8">
      {titles && (
        <PageHead
          title={titles("searchFor.title", { words })}
          description={titles("search.description")}
          noIndex
        />
      )}
      <h1 className="pb-2 font-display text-2xl font-bold">{t("search.title", { words })}</h1>
      <p className="text-ink-soft md:pb-4">{corrected && t("search.corrected", { words: corrected })}</p>
      <ProductList
        unsorted="relevance"
        asked={{ words, understood: isPlaceholderData ? [] : (data?.meta.understood ?? []) }}
        result={{
          data: data?.data,
          nearest: data?.nearest,
          meta: data?.meta,
          failed: isError,
          busy: isPlaceholderData,
          retry: () => void refetch(),
        }}
        nothing={
          <EmptyState
            title={t("search.nothing", { words })}
            text={t("search.nothingText")}
            picture={<EmptyPicture />}
          >
            {ways}
          </EmptyState>
        }
      />
    </div>
  );
}
