import { cacheMs, type Language } from "@contract/constants";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/api";

/** From how many characters on suggestions are asked for. */
export const shortest = 2;

/** Words and products that begin like what has been typed. */
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
