import { cacheMs, type Language } from "@contract/constants";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/api";
import { cardProduct } from "./card-product";
import { type Filters, readFilters, writeFilters } from "./filters";

/** Products on one page of a list: fills rows of two, three and four. */
export const pageSize = 24;

/** One page of the product list with its counted facets. */
export function productsQuery(filters: Filters, language: Language, limit = pageSize) {
  const query = { ...writeFilters(filters), limit: String(limit), lang: language };
  return queryOptions({
    queryKey: ["products", query],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call("getProducts", { query }, { signal });
      return { data: data.map(cardProduct), meta };
    },
    staleTime: cacheMs.products,
    placeholderData: keepPreviousData,
  });
}

/** One page of a search's results. */
export function searchQuery(words: string, filters: Filters, language: Language) {
  const query = { ...writeFilters(filters), limit: String(pageSize), lang: language };
  return queryOptions({
    queryKey: ["search", words, query],
    queryFn: async ({ signal }) => {
      const input = { params: { keyword: words }, query };
      const { data, nearest, meta } = await call("searchProducts", input, { signal });
      return { data: data.map(cardProduct), nearest: nearest.map(cardProduct), meta };
    },
    staleTime: cacheMs.products,
    placeholderData: keepPreviousData,
    enabled: words !== "",
  });
}

/** The products on the featured strip, which reads them when it is about to be seen. */
export function featuredQuery(language: Language) {
  return queryOptions({
    queryKey: ["featured", language],
    queryFn: async ({ signal }) => {
      const { data } = await call("getFeaturedProducts", { query: { lang: language } }, { signal });
      return { data: data.map(cardProduct) };
    },
    staleTime: cacheMs.featured,
    meta: { isLater: true },
  });
}

const budgetLimit = 12;

/** The products of the home page: price low to high, in stock. */
export function budgetQuery(language: Language) {
  const filters = readFilters(new URLSearchParams("sortBy=price-lowtohigh&inStock=true"));
  return { ...productsQuery(filters, language, budgetLimit), meta: { isLater: true } };
}
