import { cacheMs, type Language } from "@contract/constants";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/api";

/** The number of characters from which suggestions are requested. */
export const shortest = 2;

/** Words and products that begin like the typed text. */
export function suggestQuery(typed: string, language: Language) {
  const q = typed.trim();
  return queryOptions({
    queryKey: ["suggest", q, language],
    queryFn: ({ signal }) => call("suggest", { query: { q, lang: language } }, { signal }),
    staleTime: cacheMs.products,
    placeholderData: keepPreviousData,
    enabled: q.length >= shortest,
  });
}
