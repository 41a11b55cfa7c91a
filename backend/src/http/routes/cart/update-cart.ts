import { door } from "../../pipeline/door";
import { messages } from "../../../contract/messages";
import { setQuantity } from "../../../cart/change-cart";
import { readCart } from "../../../cart/read-cart";

export const updateCart = door("updateCart", async ({ body, actor }) => {
  await setQuantity(actor.id, body);
  return { message: messages.cartUpdated, data: await readCart(actor.id) };
});
