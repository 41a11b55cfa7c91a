import { z } from "zod";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Id, Reason, Rupees, text } from "./fields";
import { limits } from "./limits";
import { messages } from "./messages";
import { AdminOrder, Order } from "./orders";
import { refundMeans } from "./refund-account";
import { RefundAccount } from "./refund-account-fields";

export type { RefundMeans } from "./refund-account";

const ofOrder = z.object({ id: Id });
const reference = text(0, limits.cashReference, "reference");

export const cash = endpoints({
  /** 409 `no_refund_due` if nothing of this order can be refunded. */
  saveRefundAccount: {
    method: "PUT",
    path: "/api/shop/order/refund-account/:id",
    access: "shopper",
    summary: "Choose where the money of the caller's cash order is refunded to",
    params: ofOrder,
    body: z.strictObject({ refundAccount: RefundAccount }),
    response: ok({ data: Order }),
  },

  deleteRefundAccount: {
    method: "DELETE",
    path: "/api/shop/order/refund-account/:id",
    access: "shopper",
    summary: "Delete the refund account of the caller's order",
    params: ofOrder,
    response: ok({ data: Order }),
  },

  /**
   * Records cash as received, from a person or from a courier's remittance: one call for all its orders, recorded all or
   * none. An order already recorded under the same reference is left unchanged, so the call may be repeated.
   * 409 `cash_not_due` lists the orders for which no cash is due.
   */
  adminNoteCash: {
    method: "POST",
    path: "/api/admin/orders/cash",
    access: "admin",
    permission: "money",
    summary: "Record that the cash of these orders has been received",
    body: z
      .strictObject({
        orderIds: z.array(Id).min(1, messages.chooseOrders.key).max(limits.cashOrders),
        /** The reference of the payment, such as the number of a remittance; required for several orders. */
        reference: reference.nullish(),
        /** What was paid in for those of the orders for which it is not what was due. They count as paid all the same. */
        differences: z
          .array(z.strictObject({ orderId: Id, paidIn: Rupees }))
          .max(limits.cashOrders)
          .nullish(),
      })
      .refine(({ orderIds, reference }) => orderIds.length === 1 || Boolean(reference), {
        path: ["reference"],
        message: messages.referenceNeeded.key,
      }),
    response: ok({ data: z.object({ orders: z.int(), amount: Rupees }) }),
  },

  /** For cash recorded by mistake. 409 `illegal_payment` if none was recorded, `cash_given_back` if some was refunded since. */
  adminTakeCashBack: {
    method: "POST",
    path: "/api/admin/orders/cash-mistake/:id",
    access: "admin",
    permission: "money",
    summary: "Undo the record that the cash of an order was received",
    params: ofOrder,
    body: z.strictObject({ reason: Reason }),
    response: ok({ data: AdminOrder }),
  },

  /**
   * Records a refund that staff made for a cash order, in full or in part. 409 `nothing_owed`, `cash_not_noted`,
   * `refund_too_large`; `refund_changed` if `refundDue` is given and no longer matches the amount owed.
   */
  adminNoteRefund: {
    method: "POST",
    path: "/api/admin/orders/refund/:id",
    access: "admin",
    permission: "money",
    keys: "refunds",
    summary: "Record a refund of a cash order",
    params: ofOrder,
    body: z.strictObject({
      amount: Rupees.min(0.01, messages.refundAboveZero.key),
      how: z.enum(refundMeans, messages.refundHow.key),
      /** The transfer's number, as the bank or the UPI app shows it. */
      reference: reference.nullish(),
      reason: Reason,
      /** The amount owed as displayed to staff, so that a duplicate refund by a second person is detected. */
      refundDue: Rupees.nullish(),
    }),
    response: ok({ data: AdminOrder }),
  },

  adminGetRefundAccount: {
    method: "GET",
    path: "/api/admin/orders/refund-account/:id",
    access: "admin",
    permission: "money",
    keys: "refunds",
    summary: "The refund account that the shopper gave for a cash order",
    params: ofOrder,
    response: ok({ data: RefundAccount }),
  },

  /** 409 `refund_due` while money is still owed: the shopper would have to be asked again. */
  adminDeleteRefundAccount: {
    method: "DELETE",
    path: "/api/admin/orders/refund-account/:id",
    access: "admin",
    permission: "money",
    keys: "refunds",
    summary: "Delete the refund account, once the money has been sent",
    params: ofOrder,
    response: ok({ data: AdminOrder }),
  },
});
