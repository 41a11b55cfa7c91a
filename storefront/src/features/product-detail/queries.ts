import { cacheMs, type Language } from "@contract/constants";
import { queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/api";

/** One product by slug or id, with up to six similar ones. */
export function productQuery(slug: string, language: Language) {
  return queryOptions({
    queryKey: ["product", slug, language],
    queryFn: ({ signal }) =>
      call("getProduct", { params: { id: slug }, query: { lang: language } }, { signal }),
    staleTime: cacheMs.products,
  });
}
