import { cacheMs, type Language } from "@contract/constants";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callOwn } from "@/lib/call-own";
import { comparedProduct } from "./compared-product";

/** These products beside each other; those that the shop does not show at the moment are missing. */
export const comparisonQuery = (ids: readonly string[], language: Language) =>
  queryOptions({
    queryKey: ["comparison", ids, language],
    queryFn: async ({ signal }) => {
      const query = { ids: ids.join(), lang: language };
      const { data, kind } = await callOwn("getComparison", { query }, { signal });
      return { products: data.map((product) => comparedProduct(product, language)), kind };
    },
    staleTime: cacheMs.products,
    placeholderData: keepPreviousData,
  });
