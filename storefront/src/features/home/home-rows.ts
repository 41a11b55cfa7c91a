import { cacheMs, type Language } from "@contract/constants";
import { queryOptions } from "@tanstack/react-query";
import { cardProduct } from "@/features/catalog/card-product";
import { call } from "@/lib/api";

/** The products of the shop's own rows, by their ids. */
export const homeRowsQuery = (language: Language) =>
  queryOptions({
    queryKey: ["home-rows", language],
    queryFn: async ({ signal }) => {
      const { data } = await call("getHomeRows", { query: { lang: language } }, { signal });
      return data.map(({ id, products }) => ({ id, products: products.map(cardProduct) }));
    },
    staleTime: cacheMs.products,
  });
