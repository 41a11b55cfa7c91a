import { door } from "../../pipeline/door";
import { messages } from "../../../contract/messages";
import { removeLine } from "../../../cart/change-cart";
import { readCart } from "../../../cart/read-cart";

export const removeFromCart = door("removeFromCart", async ({ params, query, actor }) => {
  await removeLine(actor.id, params.productId, query.size);
  return { message: messages.cartDeleted, data: await readCart(actor.id) };
});
