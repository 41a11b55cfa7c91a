import { messages } from "../../../contract/messages";
import { saveRefundAccount as save } from "../../../order-lifecycle/cash/save-refund-account";
import { forgetRefundAccount } from "../../../orders/cash/refund-account";
import { presentOrder } from "../../../orders/present-order";
import { ownOrder } from "../../../orders/read-orders";
import { door } from "../../pipeline/door";

export const saveRefundAccount = door("saveRefundAccount", async ({ params, body, actor, scope }) => {
  await save(scope, { orderId: params.id, customerId: actor.id }, body.refundAccount);
  return { message: messages.refundAccountSaved, data: presentOrder(await ownOrder(actor.id, params.id)) };
});

export const deleteRefundAccount = door("deleteRefundAccount", async ({ params, actor }) => {
  const order = await ownOrder(actor.id, params.id);
  await forgetRefundAccount(order.order_id);
  return { message: messages.refundAccountDeleted, data: presentOrder(await ownOrder(actor.id, params.id)) };
});
