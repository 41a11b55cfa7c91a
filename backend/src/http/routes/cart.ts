import { addLine, clearLines, removeLine, setQuantity } from "../../cart/change-cart";
import { readCart } from "../../cart/read-cart";
import type { cart } from "../../contract/cart";
import { messages } from "../../contract/messages";
import type { Routes } from "../pipeline/route";

export const cartRoutes = {
  addToCart: async ({ body, actor, scope }) => {
    await addLine(scope, actor, body);
    return { message: messages.cartAdded, data: await readCart(actor.id) };
  },

  getCart: async ({ actor }) => ({ data: await readCart(actor.id) }),

  updateCart: async ({ body, actor, scope }) => {
    await setQuantity(scope, actor.id, body);
    return { message: messages.cartUpdated, data: await readCart(actor.id) };
  },

  clearCart: async ({ actor }) => {
    await clearLines(actor.id);
    return { message: messages.cartDeleted, data: await readCart(actor.id) };
  },

  removeFromCart: async ({ params, query, actor }) => {
    await removeLine(actor.id, params.productId, query.size);
    return { message: messages.cartDeleted, data: await readCart(actor.id) };
  },
} satisfies Routes<typeof cart>;
