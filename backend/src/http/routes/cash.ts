import type { cash } from "../../contract/cash";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import type { remittance } from "../../contract/remittance";
import { noteCashOf, noteRefund, takeCashBack } from "../../order-lifecycle/cash/note-cash";
import { saveRefundAccount as save } from "../../order-lifecycle/cash/save-refund-account";
import { forgetRefundAccount, readRefundAccount, takesRefundAccount } from "../../orders/cash/refund-account";
import { presentAdminOrder } from "../../orders/present-order";
import { anyOrder, ownOrder } from "../../orders/read-orders";
import { matchRemittance } from "../../orders/remittance/match";
import type { Routes } from "../pipeline/route";
import { presentOwn } from "./orders/present-own";

export const cashRoutes = {
  saveRefundAccount: async ({ params, body, actor, scope, req }) => {
    await save(scope, { orderId: params.id, customerId: actor.id }, body.refundAccount);
    return { message: messages.refundAccountSaved, data: await presentOwn(actor.id, params.id, { req }) };
  },

  deleteRefundAccount: async ({ params, actor, req }) => {
    const order = await ownOrder(actor.id, params.id);
    await forgetRefundAccount(order.order_id);
    return {
      message: messages.refundAccountDeleted,
      data: await presentOwn(actor.id, params.id, { req }),
    };
  },

  adminNoteCash: async ({ body, actor, scope }) => {
    const { orderIds, reference, differences } = body;
    const paidIn = new Map((differences ?? []).map(({ orderId, paidIn }) => [orderId, paidIn]));
    const data = await noteCashOf(scope, { orderIds, reference: reference || null, paidIn, byId: actor.id });
    return { message: messages.cashNoted, data };
  },

  adminTakeCashBack: async ({ params, body, actor, scope }) => {
    await takeCashBack(scope, { orderId: params.id, byId: actor.id, reason: body.reason });
    return { message: messages.cashTakenBack, data: presentAdminOrder(await anyOrder(params.id)) };
  },

  adminNoteRefund: async ({ params, body, actor, scope }) => {
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
  },

  adminGetRefundAccount: async ({ params }) => {
    const { order_id: orderId } = await anyOrder(params.id);
    return { data: await readRefundAccount(orderId) };
  },

  adminDeleteRefundAccount: async ({ params }) => {
    const order = await anyOrder(params.id);
    if (takesRefundAccount(order)) throw refuse.conflict("refund_due", messages.refundStillDue);
    await forgetRefundAccount(order.order_id);
    return { message: messages.refundAccountDeleted, data: presentAdminOrder(await anyOrder(params.id)) };
  },

  adminMatchRemittance: async ({ body }) => ({ data: await matchRemittance(body) }),
} satisfies Routes<typeof cash & typeof remittance>;
