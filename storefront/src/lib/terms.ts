import { cacheMs } from "@contract/constants";
import type { ShopTerms } from "@contract/shipping";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "./api";

/** The figures that the shop promises, from its settings; the server puts them into every page. */
export const termsQuery = queryOptions({
  queryKey: ["terms"],
  queryFn: async ({ signal }): Promise<ShopTerms> => (await call("getTerms", undefined, { signal })).data,
  staleTime: cacheMs.general,
});

export const useTerms = () => useQuery(termsQuery).data;
