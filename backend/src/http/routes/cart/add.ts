import { door } from "../../pipeline/door";
import { messages } from "../../../contract/messages";
import { addLine } from "../../../cart/change-cart";
import { readCart } from "../../../cart/read-cart";

export const addToCart = door("addToCart", async ({ body, actor, scope }) => {
  await addLine(scope, actor, body);
  return { message: messages.cartAdded, data: await readCart(actor.id) };
});
