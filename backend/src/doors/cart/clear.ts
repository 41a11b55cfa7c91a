import { door } from "../../api/door";
import { messages } from "../../contract/messages";
import { clearLines } from "../../ordering/cart/change-cart";
import { readCart } from "../../ordering/cart/read-cart";

export const clearCart = door("clearCart", async ({ actor }) => {
  await clearLines(actor.id);
  return { message: messages.cartDeleted, data: await readCart(actor.id) };
});
