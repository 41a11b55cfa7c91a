import { Limiter } from "../../accounts/limits/limiter";
import { addLine, clearLines, removeLine, setQuantity } from "../../cart/change-cart";
import { applyLateChanges, pricesMoved } from "../../cart/late-changes";
import { beforeCode } from "../../cart/promotion-hooks";
import { readCart } from "../../cart/read-cart";
import type { cart } from "../../contract/cart";
import { messages } from "../../contract/messages";
import { enterCode, removeCode } from "../../promotions/codes";
import { idempotencyKey } from "../pipeline/idempotency-key";
import type { Routes } from "../pipeline/route";

/** Short codes could be guessed: thirty tries are plenty for reading one off a leaflet. */
const codeLimit = new Limiter({ name: "promotion-code", points: 30, seconds: 15 * 60 });

export const cartRoutes = {
  addToCart: async ({ body, actor, scope, req }) => {
    await addLine(scope, actor, body, idempotencyKey(req));
    return { message: messages.cartAdded, data: await readCart(scope, actor.id) };
  },

  sendLateChanges: async ({ body, actor, scope }) => {
    const said = await applyLateChanges(scope, actor, body.changes);
    const moved = await pricesMoved(actor.id, body.changes);
    const results = body.changes.map(({ id }, at) => ({
      id,
      messages: [...(said[at] ?? []), ...(moved[at] ?? [])],
    }));
    return { data: await readCart(scope, actor.id), results };
  },

  getCart: async ({ actor, scope }) => ({ data: await readCart(scope, actor.id) }),

  updateCart: async ({ body, actor, scope }) => {
    await setQuantity(scope, actor.id, body);
    return { message: messages.cartUpdated, data: await readCart(scope, actor.id) };
  },

  clearCart: async ({ actor, scope }) => {
    await clearLines(actor.id);
    return { message: messages.cartDeleted, data: await readCart(scope, actor.id) };
  },

  removeFromCart: async ({ params, query, actor, scope }) => {
    await removeLine(actor.id, { productId: params.productId, ...query });
    return { message: messages.cartDeleted, data: await readCart(scope, actor.id) };
  },

  enterPromotionCode: async ({ body, actor, scope }) => {
    await codeLimit.count(actor.id);
    await beforeCode(scope, actor.id, body.code);
    await enterCode(scope, actor.id, body.code);
    return { message: messages.codeEntered, data: await readCart(scope, actor.id) };
  },

  removePromotionCode: async ({ params, actor, scope }) => {
    await removeCode(actor.id, params.code);
    return { message: messages.codeRemoved, data: await readCart(scope, actor.id) };
  },
} satisfies Routes<typeof cart>;
