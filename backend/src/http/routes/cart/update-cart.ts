import { setQuantity } from "../../../cart/change-cart";
import { readCart } from "../../../cart/read-cart";
import { messages } from "../../../contract/messages";
import { door } from "../../pipeline/door";

export const updateCart = door("updateCart", async ({ body, actor }) => {
  await setQuantity(actor.id, body);
  return { message: messages.cartUpdated, data: await readCart(actor.id) };
});
