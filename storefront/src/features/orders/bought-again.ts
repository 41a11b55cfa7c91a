import { cacheMs, type Language } from "@contract/constants";
import { mostInRow } from "@contract/home-sections";
import type { Order } from "@contract/orders";
import { queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/api";
import { callOwn } from "@/lib/call-own";

/** Orders that are looked through: who has more began to buy other things. */
const latestOrders = "20";

type Bought = Pick<Order, "orderStatus"> & { cartItems: readonly { productId: string }[] };

/** The ids of the products of delivered orders, once each, those of the first order first. */
const deliveredIds = (orders: readonly Bought[]): string[] => [
  ...new Set(
    orders
      .filter(({ orderStatus }) => orderStatus === "delivered")
      .flatMap(({ cartItems }) => cartItems.map(({ productId }) => productId)),
  ),
];

/** What was delivered to a shopper and is in stock, latest first, at today's prices. */
export const boughtAgainQuery = (userId: string, language: Language) =>
  queryOptions({
    queryKey: ["bought-again", userId, language],
    queryFn: async ({ signal }) => {
      const asked = { params: { userId }, query: { limit: latestOrders } };
      const ids = deliveredIds((await call("getOrders", asked, { signal })).data).slice(0, 3 * mostInRow);
      if (ids.length === 0) return [];
      const { data } = await callOwn(
        "getProductCards",
        { query: { ids: ids.join(), lang: language } },
        { signal },
      );
      return data.filter(({ inStock }) => inStock).slice(0, mostInRow);
    },
    staleTime: cacheMs.products,
  });
