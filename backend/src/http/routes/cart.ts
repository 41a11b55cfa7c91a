import { Limiter } from "../../accounts/limits/limiter";
import { addLine, clearLines, removeLine, setQuantity } from "../../cart/change-cart";
import { beforeCode } from "../../cart/promotion-hooks";
import { readCart } from "../../cart/read-cart";
import type { cart } from "../../contract/cart";
import { messages } from "../../contract/messages";
import { enterCode, removeCode } from "../../promotions/codes";
import type { Routes } from "../pipeline/route";

/** Short codes could be guessed: thirty tries are plenty for reading one off a leaflet. */
const codeLimit = new Limiter({ name: "promotion-code", points: 30, seconds: 15 * 60 });

export const cartRoutes = {
  addToCart: async ({ body, actor, scope }) => {
    await addLine(scope, actor, body);
    return { message: messages.cartAdded, data: await readCart(scope, actor.id) };
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
