import { addLine } from "../../../cart/change-cart";
import { readCart } from "../../../cart/read-cart";
import { messages } from "../../../contract/messages";
import { door } from "../../pipeline/door";

export const addToCart = door("addToCart", async ({ body, actor, scope }) => {
  await addLine(scope, actor, body);
  return { message: messages.cartAdded, data: await readCart(actor.id) };
});
