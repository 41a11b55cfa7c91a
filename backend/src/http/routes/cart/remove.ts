import { removeLine } from "../../../cart/change-cart";
import { readCart } from "../../../cart/read-cart";
import { messages } from "../../../contract/messages";
import { door } from "../../pipeline/door";

export const removeFromCart = door("removeFromCart", async ({ params, query, actor }) => {
  await removeLine(actor.id, params.productId, query.size);
  return { message: messages.cartDeleted, data: await readCart(actor.id) };
});
