import { cacheMs, type Language } from "@contract/constants";
import type { HomePreview } from "@contract/home-words";
import { queryOptions } from "@tanstack/react-query";
import { cardProduct } from "@/features/catalog/card-product";
import { call } from "@/lib/api";

export const rowsOf = (rows: readonly HomePreview["rows"][number][]) =>
  rows.map(({ id, products }) => ({ id, products: products.map(cardProduct) }));
export type HomeRows = ReturnType<typeof rowsOf>;

/** The products of the shop's own rows, by their ids. */
export const homeRowsQuery = (language: Language) =>
  queryOptions({
    queryKey: ["home-rows", language],
    queryFn: async ({ signal }) => {
      const { data } = await call("getHomeRows", { query: { lang: language } }, { signal });
      return rowsOf(data);
    },
    staleTime: cacheMs.products,
    meta: { isLater: true },
  });
