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

export function useCategoryTexts() {
  const { language } = useLanguage();
  const { data } = useQuery(categoryTextsQuery(language));
  return (id: Category | undefined) => data?.find(({ _id }) => _id === id);
}
