import { z } from "zod";
import { Booking } from "./booking";
import { businessShown } from "./business";
import { Version } from "./edits";
import { endpoints } from "./endpoint";
import { Meta, ok } from "./envelope";
import { Id, Language, paging, Reason, Rupees, Size, text } from "./fields";
import { messages } from "./messages";
import {
  counterMeans,
  deliveryMethods,
  orderStatuses,
  paymentMethods,
  paymentStatuses,
} from "./order-states";
import { VariantOption } from "./products";
import { Discount } from "./promotions";
import { refundMeans } from "./refund-account";
import { DeliveryWindow, VehicleSlot } from "./shipping";

export const OrderStatus = z.enum(orderStatuses);
export const PaymentStatus = z.enum(paymentStatuses);
export const DeliveryMethod = z.enum(deliveryMethods);
export const PaymentMethod = z.enum(paymentMethods, messages.paymentMethodNeeded.key);

export const OrderItem = z.object({
  productId: Id,
  slug: z.string(),
  title: z.string(),
  image: z.string(),
  price: Rupees,
  salePrice: Rupees,
  quantity: z.int().min(1),
  size: Size.optional(),
  variantId: Id,
  /** What was chosen, if a size does not say it all. */
  options: z.array(VariantOption).optional(),
  hsn: z.string(),
  gstRate: z.number(),
  /** What was paid for the line, after `discount`. */
  lineTotal: Rupees,
  /** What promotions took off the line. */
  discount: Rupees,
});

export const Courier = z.object({ name: z.string(), awb: z.string(), trackingUrl: z.string().nullable() });

export const OrderMove = z.object({
  from: OrderStatus.nullable(),
  to: OrderStatus,
  by: z.enum(["shopper", "admin", "courier", "system"]),
  at: z.string(),
  note: z.string().nullable(),
});

/** Identifies a line of an order as in `cartItems`, with a number of items. */
export const LinePieces = z.strictObject({
  productId: Id,
  size: Size.optional(),
  /** Needed if the order has several lines of the product and size. */
  variantId: Id.optional(),
  quantity: z.int(messages.piecesWhole.key).min(1, messages.piecesWhole.key),
});

const NamedPieces = LinePieces.strip().extend({
  title: z.string(),
  options: z.array(VariantOption).optional(),
});

/** One of the parcels in which an order is sent. */
const Parcel = z.object({
  items: z.array(NamedPieces),
  courier: Courier.nullable(),
});

/** The state of a shopper's return request; `note` is the message from staff with the decision. */
export const ReturnRequest = z.object({
  /** The items to return; `refund` is what was paid for them. */
  items: z.array(NamedPieces.extend({ refund: Rupees })),
  /** Whether these are all items of the order. */
  isWhole: z.boolean(),
  /** The refund for the return: the items' price, and for the whole order also delivery and fees. */
  refund: Rupees,
  reason: z.string().nullable(),
  requestedAt: z.string(),
  decidedAt: z.string().nullable(),
  note: z.string().nullable(),
});

export const OrderPayment = z.object({
  /** The gateway's name, such as `razorpay`. */
  provider: z.string(),
  paymentId: z.string(),
  /** upi, card, netbanking …, as the provider names it. */
  method: z.string().nullable(),
  paidAt: z.string(),
});

export const OrderRefund = z.object({
  amount: Rupees,
  status: z.enum(["pending", "processed", "failed"]),
  /** `source`: to the source of the online payment; null for cash until staff have refunded it. */
  how: z.enum(["source", ...refundMeans]).nullable(),
  /** The number of a transfer that staff made. */
  reference: z.string().nullable(),
  reason: z.string().nullable(),
  at: z.string(),
});

/** A first large cash order waits for the code that was sent to its shopper; staff may confirm it without the code. */
export const OrderConfirmation = z.object({
  needed: z.literal(true),
  /** Phone and e-mail, such as `•••• 3210 / a…@example.com`; only the e-mail if the shop has no gateway for texts. */
  sentTo: z.string(),
  /** Null once the code has expired, by time or by wrong attempts. */
  expiresAt: z.string().nullable(),
  canSendAgainAt: z.string(),
  /** When the order is cancelled if it is not confirmed; null if it waits for staff. */
  lapsesAt: z.string().nullable(),
});

/** An order that is handed over at the shop's counter; null for one that a courier brings. */
const Pickup = z.object({
  /** Shown at the counter. Only to its shopper, and only while the order is ready. */
  code: z.string().nullable(),
  /** Until when it is kept; null before it is ready. */
  keepUntil: z.string().nullable(),
});

/** An order that the shop's own vehicle brings; null for any other. */
const OwnVehicle = z.object({
  /** When it comes. */
  slot: VehicleSlot,
  /** Shown to the driver. Only to its shopper, and only while the order is packed or on its way. */
  code: z.string().nullable(),
});

export const Order = z.object({
  _id: Id,
  orderNumber: z.string(),
  /** The unguessable part of the order's public link. */
  summaryKey: z.string(),
  userId: Id,
  orderStatus: OrderStatus,
  paymentStatus: PaymentStatus,
  paymentMethod: PaymentMethod,
  cancellationReason: z.string().nullable(),
  razorpayOrderId: z.string().nullable(),
  /** The order's own copy of the items, as they were when it was placed. */
  cartItems: z.array(OrderItem),
  addressInfo: z.object({
    name: z.string(),
    phone: z.string(),
    email: z.string().nullable(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    pincode: z.string(),
    notes: z.string().nullable(),
    ...businessShown,
  }),
  deliveryPincode: z.string(),
  /** With `pickup`, `addressInfo` is the shop's address with the name and phone of the shopper. */
  deliveryMethod: DeliveryMethod,
  pickup: Pickup.nullable(),
  vehicle: OwnVehicle.nullable(),
  notes: z.string().nullable(),
  subtotal: Rupees,
  shippingCharge: Rupees,
  codFee: Rupees,
  totalAmount: Rupees,
  /** What promotions took off goods and delivery; `subtotal`, `shippingCharge` and `totalAmount` are what was left. */
  discount: Rupees,
  discounts: z.array(Discount),
  orderDate: z.string(),
  orderUpdateDate: z.string(),
  expectedDelivery: DeliveryWindow.nullable(),
  courier: Courier.nullable(),
  /** The order's online payment, once it is captured. */
  payment: OrderPayment.nullable(),
  /** The refunds to the shopper, oldest first. */
  refunds: z.array(OrderRefund),
  /** Rupees of a cash order that the shop still has to refund. */
  refundDue: Rupees,
  /** The masked refund account, such as `a•••@okaxis`; null if the shopper has not given one. */
  refundAccount: z
    .object({ kind: z.enum(["upi", "bank"]), hint: z.string(), savedAt: z.string() })
    .nullable(),
  /** Whether there is a refund for which the shopper may give an account. */
  canSaveRefundAccount: z.boolean(),
  timeline: z.array(OrderMove),
  /** Null if no code is awaited, or no longer. */
  confirmation: OrderConfirmation.nullable(),
  canCancel: z.boolean(),
  canReturn: z.boolean(),
  returnBy: z.string().nullable(),
  returnRequest: ReturnRequest.nullable(),
  /** Whether `getInvoice` returns one. */
  hasInvoice: z.boolean(),
  hasCreditNote: z.boolean(),
});
export type Order = z.infer<typeof Order>;

/** An order in the order list, without the whole address and timeline. */
export const OrderListItem = Order.omit({ timeline: true, addressInfo: true });
export type OrderListItem = z.infer<typeof OrderListItem>;

export const paymentStates = [
  "waiting",
  "paid",
  "failed",
  "expired",
  "cancelled",
  "refunding",
  "refunded",
] as const;

export const Tracking = z.object({
  orderId: Id,
  orderNumber: z.string(),
  orderStatus: OrderStatus,
  paymentStatus: PaymentStatus,
  deliveryMethod: DeliveryMethod,
  placedAt: z.string(),
  expectedDelivery: DeliveryWindow.nullable(),
  courier: Courier.nullable(),
  /** What is sent in which parcel, if the order is sent in several; `courier` is null until the parcel is booked. */
  parcels: z.array(Parcel),
  steps: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      state: z.enum(["done", "current", "todo", "failed"]),
      at: z.string().nullable(),
    }),
  ),
  events: z.array(
    z.object({
      at: z.string(),
      status: z.string(),
      location: z.string().nullable(),
      note: z.string().nullable(),
    }),
  ),
  canCancel: z.boolean(),
  canReturn: z.boolean(),
  returnBy: z.string().nullable(),
});

/** What somebody sees of an order who is not signed in but knows its number and its phone or e-mail: no names, no items. */
export const FollowedOrder = Tracking.pick({
  orderNumber: true,
  orderStatus: true,
  deliveryMethod: true,
  placedAt: true,
  expectedDelivery: true,
  steps: true,
  events: true,
}).extend({
  /** When the shop's own vehicle comes, if it brings the order. */
  slot: VehicleSlot.nullable(),
  /** One for each parcel that is booked; none of an order that is cancelled. */
  couriers: z.array(Courier),
});
export type FollowedOrder = z.infer<typeof FollowedOrder>;

/** Who can read a note that staff write on an order's timeline. */
export const NoteFor = z.enum(["staff", "shopper"]);

/** An order as the panel sees it. */
export const AdminOrder = Order.extend({
  /** Includes staff's own notes, which are not on the shopper's timeline. */
  timeline: z.array(OrderMove.extend({ noteFor: NoteFor.nullable() })),
  customer: z.object({ userName: z.string(), email: z.string(), phone: z.string().nullable() }),
  shippingFailure: z
    .object({ code: z.string(), message: z.string(), at: z.string(), attempts: z.int() })
    .nullable(),
  /** From which stock location what is sent, if the shop has several. */
  parcels: z.array(Parcel.extend({ location: z.string().nullable() })),
  /** The state of its booking with the courier service; null before the order is confirmed. */
  booking: Booking.nullable(),
  /** Until when the items are reserved for an online payment that has not arrived yet. */
  paymentExpiresAt: z.string().nullable(),
  /** Each record of its cash as received, oldest first; all but the last were taken back. */
  cashReceipts: z.array(
    z.object({
      at: z.string(),
      reference: z.string().nullable(),
      /** With what it was paid at the counter; null for what a courier remitted, or if it was not noted. */
      means: z.enum(counterMeans).nullable(),
      /** Rupees, where a courier paid in another amount than was due. */
      paidIn: z.number().nullable(),
      takenBackAt: z.string().nullable(),
      takenBackReason: z.string().nullable(),
    }),
  ),
  /** Items that came back and could not be sold again. */
  writtenOff: z.array(NamedPieces),
  /** The statuses that an admin may set now. */
  nextStatuses: z.array(OrderStatus),
  version: Version,
});
export type AdminOrder = z.infer<typeof AdminOrder>;

const orderId = z.object({ id: Id });
/** Of the titles; without it that of `Accept-Language`, as in every other call here. */
const inLanguage = z.object({ lang: Language.optional() });

export const orders = endpoints({
  getOrders: {
    method: "GET",
    path: "/api/shop/order/list/:userId",
    failure: messages.orderListFailed,
    access: "shopper",
    owner: "params.userId",
    summary: "One's orders, newest first",
    params: z.object({ userId: Id }),
    query: z.object(paging).extend(inLanguage.shape),
    response: ok({ data: z.array(OrderListItem), meta: Meta }),
  },

  getOrder: {
    method: "GET",
    path: "/api/shop/order/details/:id",
    failure: messages.orderDetailsFailed,
    access: "shopper",
    summary: "One of one's orders",
    params: orderId,
    query: inLanguage,
    response: ok({ data: Order }),
  },

  trackOrder: {
    method: "GET",
    path: "/api/shop/order/track/:id",
    failure: messages.orderTrackFailed,
    access: "shopper",
    summary: "Where one's order is",
    params: orderId,
    query: inLanguage,
    response: ok({ data: Tracking }),
  },

  /**
   * For whoever is not signed in. The number may also be an invoice's or a parcel's; the phone or e-mail that of the
   * account or of the delivery address. The same 404 for an unknown number and for a phone that is not the order's.
   * 429 after ten attempts in fifteen minutes for one number from one network.
   */
  followOrder: {
    method: "POST",
    path: "/api/shop/order/follow",
    failure: messages.orderTrackFailed,
    access: "guest",
    summary: "Where an order is, by its number and its phone or e-mail",
    body: z.object({ orderNumber: text(4, 60, "orderNumber"), emailOrPhone: text(3, 120, "emailOrPhone") }),
    response: ok({ data: FollowedOrder }),
  },

  /** Spec §7 "update-status": a shopper cancels, with a reason, up to packed. */
  cancelOrder: {
    method: "PUT",
    path: "/api/shop/order/update-status/:orderId",
    failure: messages.orderCancelFailed,
    access: "shopper",
    summary: "Cancel one's order",
    params: z.object({ orderId: Id }),
    body: z.object({
      orderStatus: z.literal("cancelled", messages.onlyCancel.key),
      cancellationReason: Reason,
    }),
    response: ok({ data: Order }),
  },

  /**
   * `/order-success` is public: number and next steps, no address, no phone. Without the order's own `summaryKey`
   * only its shopper and staff may read it; the same 404 for an order that does not exist and for another person's.
   */
  getOrderSummary: {
    method: "GET",
    path: "/api/shop/order/summary/:orderNumber",
    access: "guest",
    summary: "What anyone with the order's link may know of it",
    params: z.object({ orderNumber: z.string().regex(/^[A-Z0-9-]{4,40}$/) }),
    query: z.object({ key: z.string().max(40).optional() }),
    response: ok({
      data: z.object({
        orderNumber: z.string(),
        orderStatus: OrderStatus,
        paymentMethod: PaymentMethod,
        deliveryMethod: DeliveryMethod,
        expectedDelivery: DeliveryWindow.nullable(),
        /** When the shop's own vehicle comes, if it brings the order. */
        slot: VehicleSlot.nullable(),
      }),
    }),
  },
});
