import { readingLanguage } from "../../accounts/language";
import { Limiter } from "../../accounts/limits/limiter";
import { addLine, clearLines, removeLine, setQuantity } from "../../cart/change-cart";
import { applyLateChanges, pricesMoved } from "../../cart/late-changes";
import { beforeCode } from "../../cart/promotion-hooks";
import { readCart } from "../../cart/read-cart";
import type { cart } from "../../contract/cart";
import { messages } from "../../contract/messages";
import { enterCode, removeCode } from "../../promotions/codes";
import type { Routes } from "../pipeline/route";

/** Short codes could be guessed: thirty tries are plenty for reading one off a leaflet. */
const codeLimit = new Limiter({ name: "promotion-code", points: 30, seconds: 15 * 60 });

export const cartRoutes = {
  addToCart: async ({ body, actor, key, scope, req }) => {
    await addLine(scope, actor, body, key);
    return { message: messages.cartAdded, data: await readCart(scope, actor.id, readingLanguage(req)) };
  },

  sendLateChanges: async ({ body, actor, scope, req }) => {
    const said = await applyLateChanges(scope, actor, body.changes);
    const moved = await pricesMoved(actor.id, body.changes);
    const results = body.changes.map(({ id }, at) => ({
      id,
      messages: [...(said[at] ?? []), ...(moved[at] ?? [])],
    }));
    return { data: await readCart(scope, actor.id, readingLanguage(req)), results };
  },

  getCart: async ({ query: { lang }, actor, scope, req }) => ({
    data: await readCart(scope, actor.id, lang ?? readingLanguage(req)),
  }),

  updateCart: async ({ body, actor, scope, req }) => {
    await setQuantity(scope, actor.id, body);
    return { message: messages.cartUpdated, data: await readCart(scope, actor.id, readingLanguage(req)) };
  },

  clearCart: async ({ actor, scope, req }) => {
    await clearLines(actor.id);
    return { message: messages.cartDeleted, data: await readCart(scope, actor.id, readingLanguage(req)) };
  },

  removeFromCart: async ({ params, query, actor, scope, req }) => {
    await removeLine(actor.id, { productId: params.productId, ...query });
    return { message: messages.cartDeleted, data: await readCart(scope, actor.id, readingLanguage(req)) };
  },

  enterPromotionCode: async ({ body, actor, scope, req }) => {
    await codeLimit.count(actor.id);
    await beforeCode(scope, actor.id, body.code);
    await enterCode(scope, actor.id, body.code);
    return { message: messages.codeEntered, data: await readCart(scope, actor.id, readingLanguage(req)) };
  },

  removePromotionCode: async ({ params, actor, scope, req }) => {
    await removeCode(actor.id, params.code);
    return { message: messages.codeRemoved, data: await readCart(scope, actor.id, readingLanguage(req)) };
  },
} satisfies Routes<typeof cart>;
