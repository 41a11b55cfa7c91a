import type { Cart } from "@contract/cart";
import { type QueryClient, queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import { call } from "@/lib/api";
import { carryNotices } from "./notices";

export const cartKey = (userId: string) => ["cart", userId] as const;

/**
 * The account's cart (Spec §7 "cart/get"). Read again whenever the shopper comes back: another device may have added
 * something.
 */
export const cartQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: cartKey(userId ?? "guest"),
    queryFn: userId
      ? async ({ client }) => {
          const { data } = await call("getCart", { params: { userId } });
          return carryNotices(client.getQueryData(cartKey(userId)), data);
        }
      : skipToken,
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  });

export const useCart = (userId: string | undefined) => useQuery(cartQuery(userId));

/** Quantity in the cart, for the badge; 0 for guests. */
export function useCartCount(userId: string | undefined): number {
  const { data = 0 } = useQuery({ ...cartQuery(userId), select: countPieces });
  return data;
}

export const countPieces = (cart: Cart) => cart.items.reduce((sum, item) => sum + item.quantity, 0);

/** Replaces the cart with the one from a response. */
export function keepCart(client: QueryClient, cart: Cart) {
  client.setQueryData<Cart>(cartKey(cart.userId), (known) => carryNotices(known, cart));
}
