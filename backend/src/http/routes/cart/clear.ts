import { door } from "../../pipeline/door";
import { messages } from "../../../contract/messages";
import { clearLines } from "../../../cart/change-cart";
import { readCart } from "../../../cart/read-cart";

export const clearCart = door("clearCart", async ({ actor }) => {
  await clearLines(actor.id);
  return { message: messages.cartDeleted, data: await readCart(actor.id) };
});
