import { type Category, cacheMs, type Language } from "@contract/constants";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useLanguage } from "@/i18n/use-language";
import { call } from "@/lib/api";

/** What the shop writes about its categories; a text is empty where it has written none. */
export const categoryTextsQuery = (lang: Language) =>
  queryOptions({
    queryKey: ["categories", lang],
    queryFn: async ({ signal }) => (await call("getCategories", { query: { lang } }, { signal })).data,
    staleTime: cacheMs.general,
  });

/** One line about each category, on the home page: their kinds and intros are no bytes of it. */
export const categoryLinesQuery = (lang: Language) =>
  queryOptions({
    queryKey: ["category-lines", lang],
    queryFn: async ({ signal }) =>
      (await call("getCategories", { query: { lang } }, { signal })).data.map(({ _id, line }) => ({
        _id,
        line,
      })),
    staleTime: cacheMs.general,
  });

export function useCategoryTexts() {
  const { language } = useLanguage();
  const { data } = useQuery(categoryTextsQuery(language));
  return (id: Category | undefined) => data?.find(({ _id }) => _id === id);
}

/** The name of a kind of product in the language on screen; its slug until it is known, and where there is none. */
export function useKindName(): (slug: string) => string {
  const { language } = useLanguage();
  const { data = [] } = useQuery(categoryTextsQuery(language));
  // Kept on this device by an earlier version of the shop, a category has no kinds.
  const kinds = data.flatMap(({ kinds = [] }) => kinds);
  return (slug) => kinds.find((kind) => kind.slug === slug)?.name ?? slug;
}
