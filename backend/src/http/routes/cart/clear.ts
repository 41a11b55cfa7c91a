import { clearLines } from "../../../cart/change-cart";
import { readCart } from "../../../cart/read-cart";
import { messages } from "../../../contract/messages";
import { door } from "../../pipeline/door";

export const clearCart = door("clearCart", async ({ actor }) => {
  await clearLines(actor.id);
  return { message: messages.cartDeleted, data: await readCart(actor.id) };
});
