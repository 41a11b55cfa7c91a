import { messages } from "../../../contract/messages";
import { requestReturn } from "../../../order-lifecycle/returns/request-return";
import { presentOrder } from "../../../orders/present-order";
import { ownOrder } from "../../../orders/read-orders";
import { door } from "../../pipeline/door";

export const returnOrder = door("returnOrder", async ({ params, body, actor, scope }) => {
  const { reason, items, refundAccount } = body;
  await requestReturn(scope, {
    orderId: params.id,
    customerId: actor.id,
    reason,
    items,
    refundAccount: refundAccount ?? null,
  });
  return { message: messages.returnRequested, data: presentOrder(await ownOrder(actor.id, params.id)) };
});
