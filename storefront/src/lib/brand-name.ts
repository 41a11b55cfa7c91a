import { noBrand } from "@contract/brand-list";
import type { Language } from "@contract/constants";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useLanguage } from "@/i18n/use-language";
import { call } from "./api";

/** The names of the brands in a language, by their ids: for pages that show some, of which the home page is none. */
export const brandNamesQuery = (lang: Language) =>
  queryOptions({
    queryKey: ["brands", lang],
    queryFn: async ({ signal }) => (await call("getBrandNames", { query: { lang } }, { signal })).data,
    placeholderData: keepPreviousData,
  });

/**
 * The name of a brand in the language on screen; empty for a product without one, the id itself until it is known and
 * where the shop has no such brand.
 */
export function useBrandName(): (id: string) => string {
  const { data } = useQuery(brandNamesQuery(useLanguage().language));
  return (id) => (id === noBrand ? "" : (data?.[id] ?? id));
}
