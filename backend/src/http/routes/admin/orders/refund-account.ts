import { messages } from "../../../../contract/messages";
import { refuse } from "../../../../contract/refusal";
import {
  forgetRefundAccount,
  readRefundAccount,
  takesRefundAccount,
} from "../../../../orders/cash/refund-account";
import { presentAdminOrder } from "../../../../orders/present-order";
import { anyOrder } from "../../../../orders/read-orders";
import { door } from "../../../pipeline/door";

export const adminGetRefundAccount = door("adminGetRefundAccount", async ({ params }) => {
  const { order_id: orderId } = await anyOrder(params.id);
  return { data: await readRefundAccount(orderId) };
});

export const adminDeleteRefundAccount = door("adminDeleteRefundAccount", async ({ params }) => {
  const order = await anyOrder(params.id);
  if (takesRefundAccount(order)) throw refuse.conflict("refund_due", messages.refundStillDue);
  await forgetRefundAccount(order.order_id);
  return { message: messages.refundAccountDeleted, data: presentAdminOrder(await anyOrder(params.id)) };
});
