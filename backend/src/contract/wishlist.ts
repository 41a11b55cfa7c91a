import { z } from "zod";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Id, Language, Timestamp } from "./fields";
import { limits } from "./limits";
import { ProductCard } from "./products";

/** A product on somebody's wishlist; the shop may not be selling it at the moment. */
export const Wish = z.object({ productId: Id, wishedAt: Timestamp });
export type Wish = z.infer<typeof Wish>;

/** Newest first. */
const Wishes = z.array(Wish);
const product = z.object({ productId: Id });
/** For the link that opens the list to whoever has it; null while it is not shared. */
const shareToken = z.string().nullable();

export const OwnWishlist = z.object({ wishes: Wishes, isShared: z.boolean() });

export const wishlist = endpoints({
  getWishlist: {
    method: "GET",
    path: "/api/shop/wishlist",
    access: "shopper",
    list: "account",
    summary: "The ids of the products on the caller's wishlist, newest first",
    response: ok({ data: z.object({ wishes: Wishes, shareToken }) }),
  },

  /** Twice is once. 409 `wishlist_full`. */
  addWish: {
    method: "PUT",
    path: "/api/shop/wishlist/products/:productId",
    access: "shopper",
    list: "account",
    summary: "Put a product on the wishlist",
    params: product,
    response: ok({ data: Wish }),
  },

  removeWish: {
    method: "DELETE",
    path: "/api/shop/wishlist/products/:productId",
    access: "shopper",
    list: "account",
    summary: "Take a product off the wishlist; nothing happens if it is not there",
    params: product,
    response: ok({}),
  },

  /** May be repeated: what is on the list keeps its time. Products that do not exist are dropped. */
  joinWishlists: {
    method: "POST",
    path: "/api/shop/wishlist/join",
    access: "shopper",
    list: "account",
    summary: "Add what was wished before signing in; `left` names what the full list has no room for",
    body: z.object({ wishes: z.array(Wish).max(limits.wishes) }),
    response: ok({ data: z.object({ wishes: Wishes, shareToken, left: z.array(Id) }) }),
  },

  /** A link that was switched off never opens the list again: the next one has another token. */
  shareWishlist: {
    method: "PUT",
    path: "/api/shop/wishlist/share",
    access: "shopper",
    list: "account",
    summary: "Let whoever has its link read the wishlist, or no longer",
    body: z.object({ isShared: z.boolean() }),
    response: ok({ data: z.object({ shareToken }) }),
  },

  /** Nothing says whose it is. */
  getSharedWishlist: {
    method: "GET",
    path: "/api/shop/wishlist/shared/:token",
    access: "guest",
    list: "account",
    summary: "The products of a wishlist that somebody shares, newest first",
    params: z.object({ token: z.string().max(64) }),
    query: z.object({ lang: Language.optional() }),
    response: ok({ data: z.array(ProductCard) }),
  },
});
