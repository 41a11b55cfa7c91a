import { cacheMs, type Language } from "@contract/constants";
import type { Wish } from "@contract/wishlist";
import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { callOwn } from "@/lib/call-own";
import { isNothing } from "@/lib/errors";
import { deviceWishes } from "./device-wishes";
import { type LateWish, lateWishes, withLateWishes } from "./late-wishes";
import { showWishes } from "./shown-wishes";

/** The list of an account. */
export const wishlistQuery = (userId: string) =>
  queryOptions({
    queryKey: ["wishlist", userId],
    queryFn: async ({ signal }) => (await callOwn("getWishlist", undefined, { signal })).data,
  });

/** The products of a list, in its order; those that the shop does not show at the moment are missing. */
export const wishedCardsQuery = (productIds: readonly string[], language: Language) =>
  queryOptions({
    queryKey: ["wished-cards", productIds, language],
    queryFn: async ({ signal }) => {
      const query = { ids: productIds.join(), lang: language };
      const { data } = await callOwn("getProductCards", { query }, { signal });
      return data;
    },
    staleTime: cacheMs.products,
    placeholderData: keepPreviousData,
  });

/** The list behind a shared link; null if it is not shared (any more). */
export const sharedWishlistQuery = (token: string, language: Language) =>
  queryOptions({
    queryKey: ["shared-wishlist", token, language],
    queryFn: async ({ signal }) => {
      try {
        const asked = { params: { token }, query: { lang: language } };
        return (await callOwn("getSharedWishlist", asked, { signal })).data;
      } catch (error) {
        if (isNothing(error)) return null;
        throw error;
      }
    },
    staleTime: cacheMs.products,
    // Without the list there is nothing to stand beside the failure.
    throwOnError: (_, { state }) => state.data === undefined,
  });

/** Everything that is wished for here: the account's list with what waits to be sent, and what only this browser keeps, newest first. */
export function allWishes(
  client: QueryClient,
  userId: string | undefined,
  late: readonly LateWish[] = lateWishes(userId),
): Wish[] {
  const known = (userId && client.getQueryData(wishlistQuery(userId).queryKey)?.wishes) || [];
  const own = withLateWishes(known, late);
  const onAccount = new Set(own.map(({ productId }) => productId));
  const here = deviceWishes().filter(({ productId }) => !onAccount.has(productId));
  return [...own, ...here].sort((one, other) => other.wishedAt.localeCompare(one.wishedAt));
}

/** Fills the hearts of what is on the lists now. */
export function refreshHearts(client: QueryClient, userId: string | undefined) {
  showWishes(allWishes(client, userId).map(({ productId }) => productId));
}
