import { sharedWishes, shareTokenOf, shareWishes } from "../../accounts/wishlist/share";
import { addWish, joinWishes, removeWish, wishesOf } from "../../accounts/wishlist/wishes";
import { knownProductId } from "../../catalog/known-product";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import type { wishlist } from "../../contract/wishlist";
import type { Routes } from "../pipeline/route";
import { cardsOf } from "./products/cards-of";

async function wishlistOf(customerId: string) {
  const [wishes, shareToken] = await Promise.all([wishesOf(customerId), shareTokenOf(customerId)]);
  return { wishes, shareToken };
}

export const wishlistRoutes = {
  getWishlist: async ({ actor }) => ({ data: await wishlistOf(actor.id) }),

  addWish: async ({ params, actor }) => ({
    data: await addWish(actor.id, await knownProductId(params.productId)),
  }),

  removeWish: async ({ params, actor }) => {
    await removeWish(actor.id, params.productId);
    return {};
  },

  joinWishlists: async ({ body, actor }) => {
    const left = await joinWishes(actor.id, body.wishes);
    return { data: { ...(await wishlistOf(actor.id)), left } };
  },

  shareWishlist: async ({ body, actor }) => ({
    data: { shareToken: await shareWishes(actor.id, body.isShared) },
  }),

  getSharedWishlist: async ({ params, query: { lang }, req, identify }) => {
    const productIds = await sharedWishes(params.token);
    if (!productIds) throw refuse.notFound(messages.wishlistNotShared);
    return cardsOf({ productIds, lang, req, identify });
  },
} satisfies Routes<typeof wishlist>;
