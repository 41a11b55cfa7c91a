import { z } from "zod";
import { Version } from "./edits";
import { endpoints } from "./endpoint";
import { Meta, ok } from "./envelope";
import { Code, commaList, Day, Id, paging, reactAdminList, text } from "./fields";
import { limits } from "./limits";
import { messages } from "./messages";
import { bulkMoves, counterMeans } from "./order-states";
import {
  AdminOrder,
  DeliveryMethod,
  LinePieces,
  NoteFor,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
} from "./orders";

const orderId = z.object({ id: Id });

const MovedOrder = z.object({
  orderId: Id,
  /** null for an id that names no order. */
  orderNumber: z.string().nullable(),
  outcome: z.enum(["done", "already", "refused"]),
  /** Why it was refused. */
  message: z.string().nullable(),
});
export type MovedOrder = z.infer<typeof MovedOrder>;

/** The filters of staff's order list; several states are comma-joined. */
const orderFilters = {
  fromDate: Day.optional(),
  toDate: Day.optional(),
  orderStatus: commaList(OrderStatus).optional(),
  paymentStatus: commaList(PaymentStatus).optional(),
  paymentMethod: PaymentMethod.optional(),
  deliveryMethod: DeliveryMethod.optional(),
  customerId: Id.optional(),
  q: z.string().max(100).optional(),
};

export const adminOrders = endpoints({
  adminGetOrders: {
    method: "GET",
    path: "/api/admin/orders/get",
    failure: messages.orderListFailed,
    access: "admin",
    permission: "orders",
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
    permission: "orders",
    summary: "One order",
    params: orderId,
    response: ok({ data: AdminOrder }),
  },

  /**
   * Spec §7 "orders/update". An illegal transition is 409 with the legal ones; 409 `illegal_payment` for a payment
   * status that staff can't record. Cancelling an order, refusing a return and giving money back need a reason in
   * `note`, 422. For cash, `paid` records that it was received (with any transition), `refunded` or
   * `partially_refunded` that all that is owed was handed back in cash, and `cancelled` that the shopper of an order
   * which came back as a whole never paid. Noting a return of the listed `items` follows `returnOrder`, without its window;
   * 422 too while that return is asked for. For `rto_received`, which the courier may report, `unsellable` can also be
   * sent afterwards; 409 `pieces_taken` if those items are already sold again. 409 `not_held` if an order is to be sent
   * of which not everything is reserved any more.
   */
  adminUpdateOrder: {
    method: "PUT",
    path: "/api/admin/orders/update/:id",
    access: "admin",
    permission: "orders",
    summary: "Move an order on, or note its payment",
    params: orderId,
    body: z
      .object({
        orderStatus: OrderStatus,
        paymentStatus: PaymentStatus.nullish(),
        /** Shown on the timeline; the reason for a cancellation or a refund. */
        note: text(0, limits.reason, "note").nullish(),
        /** Default `staff`; the reason of a cancellation or a refused return is always for the shopper. */
        noteFor: NoteFor.nullish(),
        courier: z
          .strictObject({
            name: text(1, 80),
            awb: text(1, 60),
            trackingUrl: z.url({ protocol: /^https$/ }).nullish(),
          })
          .nullish(),
        /** With `return_requested`, and without courier, payment or `unsellable`: what goes back, if not everything does. */
        items: z.array(LinePieces).min(1, messages.returnNothing.key).max(limits.orderLines).nullish(),
        /** With `return_received` and `rto_received`: items that came back broken, or not at all, and are not restocked. */
        unsellable: z.array(LinePieces).max(limits.orderLines).nullish(),
        /** The version that was read: 409 `edit_conflict` if the order's status or payment has changed since. */
        version: Version.optional(),
      })
      .refine(
        ({ items, orderStatus, courier, paymentStatus, unsellable }) =>
          !items || (orderStatus === "return_requested" && !courier && !paymentStatus && !unsellable?.length),
        { path: ["items"], message: messages.itemsNotNow.key },
      ),
    response: ok({ data: AdminOrder }),
  },

  /**
   * Confirms, packs or hands over several orders, each by itself: what stands in the way of one does not stop the
   * others. An order that is there already is `already`, so the call may be repeated. Besides what `adminUpdateOrder`
   * refuses, an order that waits for its shopper's code is not confirmed here, nor handed over while its courier is
   * not booked: both are decided on the order's own page.
   */
  adminMoveOrders: {
    method: "POST",
    path: "/api/admin/orders/move",
    access: "admin",
    permission: "orders",
    summary: "Confirm, pack or hand over several orders; the result of each, in the order of the request",
    body: z.strictObject({
      orderIds: z.array(Id).min(1, messages.chooseOrders.key).max(limits.movedOrders),
      orderStatus: z.enum(bulkMoves),
    }),
    response: ok({ data: z.array(MovedOrder) }),
  },

  /**
   * Hands a packed order over at the counter: with the shopper's code, or with a `note` that says how the person was
   * known. `payment` is what was taken there, and is required if the order is not paid. A wrong code is 422 `wrong_code`
   * with `triesLeft`; after five, 409 `code_ended`: only a note is left. 409 `illegal_move` unless the order is packed and to be
   * picked up, 409 `nothing_due` for a payment of an order that is paid.
   */
  adminHandOver: {
    method: "POST",
    path: "/api/admin/orders/hand-over/:id",
    access: "admin",
    permission: "orders",
    summary: "Hand an order over at the shop's counter, and record what was paid for it there",
    params: orderId,
    body: z
      .strictObject({
        code: Code.nullish(),
        note: text(0, limits.reason, "note").nullish(),
        payment: z
          .strictObject({
            means: z.enum(counterMeans, messages.counterMeansNeeded.key),
            /** The number on the slip of the card machine or in the UPI app; required of both. */
            reference: text(0, limits.cashReference, "reference").nullish(),
          })
          .refine(({ means, reference }) => means === "cash" || Boolean(reference), {
            path: ["reference"],
            message: messages.counterReferenceNeeded.key,
          })
          .nullish(),
        version: Version.optional(),
      })
      .refine(({ code, note }) => Boolean(code) || Boolean(note), {
        path: ["code"],
        message: messages.handOverNeedsCode.key,
      }),
    response: ok({ data: AdminOrder }),
  },

  /** 404 with a sentence that names what was entered. Case and blanks don't matter; of several parcels the latest. */
  adminFindOrder: {
    method: "GET",
    path: "/api/admin/orders/find",
    access: "admin",
    permission: "orders",
    summary: "The order with this order number, tracking number (AWB) or invoice number",
    query: z.object({ number: text(1, 60) }),
    response: ok({ data: z.object({ orderId: Id, orderNumber: z.string() }) }),
  },

  /** Also for an order that the filter no longer leaves, because it was moved on: its neighbours are those of its place. */
  adminGetNeighbours: {
    method: "GET",
    path: "/api/admin/orders/neighbours/:id",
    access: "admin",
    permission: "orders",
    summary: "The orders before and after this one in the order list with these filters and this sort",
    params: orderId,
    query: z.object({ ...orderFilters, sort: reactAdminList.sort }),
    response: ok({ data: z.object({ previous: Id.nullable(), next: Id.nullable() }) }),
  },

  getShippingFailed: {
    method: "GET",
    path: "/api/admin/orders/shipping-failed",
    access: "admin",
    permission: "orders",
    summary: "Orders whose courier booking failed",
    query: z.object({ ...paging, ...reactAdminList }),
    response: ok({ data: z.array(AdminOrder), meta: Meta }),
  },

  adminExportOrders: {
    method: "GET",
    path: "/api/admin/orders/export",
    access: "admin",
    permission: "money",
    summary: "The orders that these filters leave as CSV (UTF-8 with BOM), newest first",
    query: z.object(orderFilters),
    response: z.unknown(),
    produces: "text/csv",
  },
});
