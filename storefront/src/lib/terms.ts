import { cacheMs } from "@contract/constants";
import { formatRupees } from "@contract/money";
import type { ShopTerms } from "@contract/shipping";
import { shop } from "@contract/shop";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "./api";

/** The figures that the shop promises, from its settings; the server puts them into every page. */
export const termsQuery = queryOptions({
  queryKey: ["terms"],
  queryFn: async ({ signal }): Promise<ShopTerms> => (await call("getTerms", undefined, { signal })).data,
  staleTime: cacheMs.general,
});

export const useTerms = () => useQuery(termsQuery).data;

/** "Free delivery from ₹999 …" with its limits; undefined if no delivery is free or the limits are not yet known. */
export function useFreeDelivery(): string | undefined {
  const { t } = useTranslation();
  const free = useTerms()?.free;
  if (!free) return undefined;
  const { area, fromGoods, upToKg } = free;
  const { city, state } = shop;
  return t(`freeDelivery.${area}`, { amount: formatRupees(fromGoods), kg: upToKg, city, state });
}
