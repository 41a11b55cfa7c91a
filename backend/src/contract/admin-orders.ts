import { z } from "zod";
import { limits } from "./constants";
import { Version } from "./edits";
import { endpoints } from "./endpoint";
import { Meta, ok } from "./envelope";
import { commaList, Day, Id, paging, reactAdminList, text } from "./fields";
import { messages } from "./messages";
import { AdminOrder, LinePieces, NoteFor, OrderStatus, PaymentMethod, PaymentStatus } from "./orders";

const orderId = z.object({ id: Id });

/** What staff may pick orders by; several states are comma-joined. */
const orderFilters = {
  fromDate: Day.optional(),
  toDate: Day.optional(),
  orderStatus: commaList(OrderStatus).optional(),
  paymentStatus: commaList(PaymentStatus).optional(),
  paymentMethod: PaymentMethod.optional(),
  q: z.string().max(100).optional(),
};

export const adminOrders = endpoints({
  adminGetOrders: {
    method: "GET",
    path: "/api/admin/orders/get",
    failure: messages.orderListFailed,
    access: "admin",
    summary:
      "List orders; days are of Asia/Kolkata and inclusive; also takes react-admin's sort, range and filter",
    query: z.object({
      ...orderFilters,
      ...paging,
      ...reactAdminList,
    }),
    response: ok({ data: z.array(AdminOrder), meta: Meta }),
  },

  adminGetOrder: {
    method: "GET",
    path: "/api/admin/orders/details/:id",
    failure: messages.orderDetailsFailed,
    access: "admin",
    summary: "One order",
    params: orderId,
    response: ok({ data: AdminOrder }),
  },

  /**
   * Spec §7 "orders/update". An illegal move is 409 and names the legal ones; 409 `illegal_payment` for a payment that
   * staff can't note. Whatever cancels an order, refuses a return or gives money back needs a reason in `note`, 422. Of cash, `paid` says that it came
   * in (with any move), `refunded` or `partially_refunded` that all that is owed was handed back in cash, and `cancelled`
   * that the shopper of a whole order which came back never paid. For `rto_received`, which the courier may report,
   * `unsellable` can also be said afterwards; 409 `pieces_taken` where they are sold again already.
   */
  adminUpdateOrder: {
    method: "PUT",
    path: "/api/admin/orders/update/:id",
    access: "admin",
    summary: "Move an order on, or note its payment",
    params: orderId,
    body: z.object({
      orderStatus: OrderStatus,
      paymentStatus: PaymentStatus.nullish(),
      /** Kept on the timeline; the reason of what cancels an order or gives money back. */
      note: text(0, limits.reason, "note").nullish(),
      /** `staff` unless said; a cancellation's and a refused return's reason is always for the shopper. */
      noteFor: NoteFor.nullish(),
      courier: z
        .object({
          name: text(1, 80),
          awb: text(1, 60),
          trackingUrl: z.url({ protocol: /^https$/ }).nullish(),
        })
        .nullish(),
      /** With `return_received` and `rto_received`: pieces that came back broken, or not at all, and go on no shelf. */
      unsellable: z.array(LinePieces).max(limits.orderLines).nullish(),
      /** As it was read: 409 `edit_conflict` where the order has moved or was paid since. */
      version: Version.optional(),
    }),
    response: ok({ data: AdminOrder }),
  },

  getShippingFailed: {
    method: "GET",
    path: "/api/admin/orders/shipping-failed",
    access: "admin",
    summary: "Orders whose courier booking failed",
    query: z.object({ ...paging, ...reactAdminList }),
    response: ok({ data: z.array(AdminOrder), meta: Meta }),
  },

  adminExportOrders: {
    method: "GET",
    path: "/api/admin/orders/export",
    access: "admin",
    summary: "The orders that these filters leave as CSV (UTF-8 with BOM), newest first",
    query: z.object(orderFilters),
    response: z.unknown(),
    produces: "text/csv",
  },
});
