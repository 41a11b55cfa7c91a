import { messages } from "../../../contract/messages";
import { moveOrder } from "../../../order-lifecycle/transitions/move-order";
import { presentOrder } from "../../../orders/present-order";
import { ownOrder } from "../../../orders/read-orders";
import { door } from "../../pipeline/door";

export const cancelOrder = door("cancelOrder", async ({ params, body, actor, scope }) => {
  await moveOrder(scope, {
    orderId: params.orderId,
    to: "cancelled",
    by: "shopper",
    byId: actor.id,
    customerId: actor.id,
    note: body.cancellationReason,
  });
  return { message: messages.orderCancelled, data: presentOrder(await ownOrder(actor.id, params.orderId)) };
});
