import { messages } from "../../../../contract/messages";
import { noteCashOf, noteRefund, takeCashBack } from "../../../../order-lifecycle/cash/note-cash";
import { presentAdminOrder } from "../../../../orders/present-order";
import { anyOrder } from "../../../../orders/read-orders";
import { door } from "../../../pipeline/door";

export const adminNoteCash = door("adminNoteCash", async ({ body, actor, scope }) => {
  const { orderIds, reference } = body;
  const data = await noteCashOf(scope, { orderIds, reference: reference || null, byId: actor.id });
  return { message: messages.cashNoted, data };
});

export const adminTakeCashBack = door("adminTakeCashBack", async ({ params, body, actor, scope }) => {
  await takeCashBack(scope, { orderId: params.id, byId: actor.id, reason: body.reason });
  return { message: messages.cashTakenBack, data: presentAdminOrder(await anyOrder(params.id)) };
});

export const adminNoteRefund = door("adminNoteRefund", async ({ params, body, actor, scope }) => {
  const { amount, how, reference, reason, refundDue } = body;
  await noteRefund(scope, {
    orderId: params.id,
    byId: actor.id,
    amount,
    how,
    reference: reference || null,
    reason,
    seenDue: refundDue ?? null,
  });
  return { message: messages.refundNoted, data: presentAdminOrder(await anyOrder(params.id)) };
});
