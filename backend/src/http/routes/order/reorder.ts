import { readCart } from "../../../cart/read-cart";
import { putInCartAgain } from "../../../checkout/reorder/put-in-cart-again";
import { messages } from "../../../contract/messages";
import { ownOrder } from "../../../orders/read-orders";
import { door } from "../../pipeline/door";

export const reorder = door("reorder", async ({ params, actor, scope }) => {
  const order = await ownOrder(actor.id, params.id);
  const skipped = await putInCartAgain(scope, actor, order.lines);
  const data = await readCart(actor.id);
  return { message: data.items.length > 0 ? messages.reordered : messages.nothingToReorder, data, skipped };
});
