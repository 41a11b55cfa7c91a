import { settleQuietly } from "../../../order-lifecycle/settlement/settle-quietly";
import { ownOrder } from "../../../orders/read-orders";
import { attemptOfOrder } from "../../../payments/attempt";
import { presentPayment } from "../../../payments/present-payment";
import { door } from "../../pipeline/door";

export const getPayment = door("getPayment", async ({ params, actor, scope }) => {
  const { order_id: orderId } = await ownOrder(actor.id, params.id);
  await settleQuietly(scope, orderId);
  const [order, attempt] = await Promise.all([ownOrder(actor.id, orderId), attemptOfOrder(orderId)]);
  return { data: presentPayment(order, attempt) };
});
