import { z } from "zod";
import { AddressInput } from "./addresses";
import { Booking } from "./booking";
import { limits } from "./constants";
import { Version } from "./edits";
import { endpoint } from "./endpoint";
import { Meta, ok } from "./envelope";
import { commaList, Day, Id, paging, Reason, Rupees, reactAdminList, Size, text } from "./fields";
import { messages } from "./messages";
import { orderStatuses, paymentMethods, paymentStatuses } from "./order-states";
import { refundMeans } from "./refund-account";
import { DeliveryWindow } from "./shipping";

export const OrderStatus = z.enum(orderStatuses);
export const PaymentStatus = z.enum(paymentStatuses);
export const PaymentMethod = z.enum(paymentMethods, "Please choose how to pay");

export const OrderItem = z.object({
  productId: Id,
  slug: z.string(),
  title: z.string(),
  image: z.string(),
  price: Rupees,
  salePrice: Rupees,
  quantity: z.int().min(1),
  size: Size.optional(),
  hsn: z.string(),
  gstRate: z.number(),
  lineTotal: Rupees,
});

export const Courier = z.object({ name: z.string(), awb: z.string(), trackingUrl: z.string().nullable() });

export const OrderMove = z.object({
  from: OrderStatus.nullable(),
  to: OrderStatus,
  by: z.enum(["shopper", "admin", "courier", "system"]),
  at: z.string(),
  note: z.string().nullable(),
});

/** Names a line of an order as its `cartItems` do, and how many of its pieces. */
export const LinePieces = z.object({
  productId: Id,
  size: Size.optional(),
  quantity: z.int(messages.piecesWhole).min(1, messages.piecesWhole),
});

/** What became of a shopper's wish to send the goods back; `note` is what staff told them with the decision. */
export const ReturnRequest = z.object({
  /** The pieces that go back; `refund` is what was paid for them. */
  items: z.array(LinePieces.extend({ title: z.string(), refund: Rupees })),
  /** Whether that is all that was bought. */
  isWhole: z.boolean(),
  /** What the return gives back: the pieces' price, and for the whole order also delivery and fees. */
  refund: Rupees,
  reason: z.string().nullable(),
  requestedAt: z.string(),
  decidedAt: z.string().nullable(),
  note: z.string().nullable(),
});

export const OrderPayment = z.object({
  provider: z.literal("razorpay"),
  paymentId: z.string(),
  /** upi, card, netbanking …, as the provider names it. */
  method: z.string().nullable(),
  paidAt: z.string(),
});

export const OrderRefund = z.object({
  amount: Rupees,
  status: z.enum(["pending", "processed", "failed"]),
  /** `source` is where it was paid from, online; null for cash while staff have not given it back. */
  how: z.enum(["source", ...refundMeans]).nullable(),
  /** The number of a transfer that staff made. */
  reference: z.string().nullable(),
  reason: z.string().nullable(),
  at: z.string(),
});

/** A first large cash order waits for the code that its shopper was sent; staff may confirm it all the same. */
export const OrderConfirmation = z.object({
  needed: z.literal(true),
  /** Phone and e-mail, such as `•••• 3210 / a…@example.com`; only the e-mail where the shop has no gateway for texts. */
  sentTo: z.string(),
  /** Null once the code has ended, by time or by wrong tries. */
  expiresAt: z.string().nullable(),
  canSendAgainAt: z.string(),
  /** When the order is cancelled if it is not confirmed; null where it waits for staff. */
  lapsesAt: z.string().nullable(),
});

export const Order = z.object({
  _id: Id,
  orderNumber: z.string(),
  /** The part of the order's public link that can't be guessed. */
  summaryKey: z.string(),
  userId: Id,
  orderStatus: OrderStatus,
  paymentStatus: PaymentStatus,
  paymentMethod: PaymentMethod,
  cancellationReason: z.string().nullable(),
  razorpayOrderId: z.string().nullable(),
  /** The order's own copy of what was bought, as it was then. */
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
  }),
  deliveryPincode: z.string(),
  notes: z.string().nullable(),
  subtotal: Rupees,
  shippingCharge: Rupees,
  codFee: Rupees,
  totalAmount: Rupees,
  orderDate: z.string(),
  orderUpdateDate: z.string(),
  expectedDelivery: DeliveryWindow.nullable(),
  courier: Courier.nullable(),
  /** The online payment that counts, once it is captured. */
  payment: OrderPayment.nullable(),
  /** What goes or went back to the shopper, oldest first. */
  refunds: z.array(OrderRefund),
  /** Rupees of a cash order that the shop still has to give back. */
  refundDue: Rupees,
  /** Where they shall go, such as `a•••@okaxis`; null where the shopper has not said. */
  refundAccount: z
    .object({ kind: z.enum(["upi", "bank"]), hint: z.string(), savedAt: z.string() })
    .nullable(),
  /** Whether money goes back of which the shopper may say where. */
  canSaveRefundAccount: z.boolean(),
  timeline: z.array(OrderMove),
  /** Null where no code is waited for, or no longer. */
  confirmation: OrderConfirmation.nullable(),
  canCancel: z.boolean(),
  canReturn: z.boolean(),
  returnBy: z.string().nullable(),
  returnRequest: ReturnRequest.nullable(),
  /** Whether `getInvoice` answers one. */
  hasInvoice: z.boolean(),
  hasCreditNote: z.boolean(),
});
export type Order = z.infer<typeof Order>;

/** A line of the order list: no need of the whole address and timeline there. */
export const OrderListItem = Order.omit({ timeline: true, addressInfo: true });
export type OrderListItem = z.infer<typeof OrderListItem>;

/**
 * Spec §7 "order/create". The goods are the cart's; prices, stock, shipping and COD rules are the server's own
 * at this moment. `Idempotency-Key` is honoured for 24 hours. 409: stock, price or cart changed meanwhile.
 */
export const createOrder = endpoint({
  door: "createOrder",
  failure: messages.orderCreateFailed,
  access: "shopper",
  owner: "body.userId",
  summary: "Place the order of one's cart",
  unsure: messages.orderUnsure,
  body: z
    .object({
      userId: Id,
      addressId: Id.nullish(),
      addressInfo: AddressInput.nullish(),
      paymentMethod: PaymentMethod,
      cartId: Id.nullish(),
      notes: text(0, 300, "The note").nullish(),
      /** The total that the shopper saw; where it differs from the server's the answer is 409 and nothing is ordered. */
      expectedTotal: Rupees.nullish(),
    })
    .refine(({ addressId, addressInfo }) => Boolean(addressId) !== Boolean(addressInfo), {
      path: ["addressId"],
      message: "Please choose a delivery address",
    }),
  response: ok({
    orderId: Id,
    paymentMethod: PaymentMethod,
    order: Order,
    approvalURL: z.string().nullable().optional(),
    razorpayOrderId: z.string().nullable().optional(),
    /** Online orders only, from here on. Rupees; the payment window needs only `keyId` and `razorpayOrderId`. */
    amount: Rupees.optional(),
    currency: z.literal("INR").optional(),
    keyId: z.string().optional(),
    prefill: z.object({ name: z.string(), email: z.string(), contact: z.string() }).optional(),
    /** Till when the goods are held for the payment. */
    expiresAt: z.string().optional(),
    /** The script that defines the payment window (`new Razorpay(options)`). */
    checkoutScript: z.string().optional(),
  }),
  status: 201,
});

export const verifyPayment = endpoint({
  door: "verifyPayment",
  failure: messages.paymentVerifyFailed,
  access: "shopper",
  summary: "Confirm an online payment with what the payment window answered",
  body: z.object({
    razorpay_order_id: z.string().min(1).max(64),
    razorpay_payment_id: z.string().min(1).max(64),
    razorpay_signature: z.string().min(1).max(256),
  }),
  response: ok({ data: Order }),
});

export const paymentStates = [
  "waiting",
  "paid",
  "failed",
  "expired",
  "cancelled",
  "refunding",
  "refunded",
] as const;

/** Asks the payment provider before it answers (at most every few seconds): polling it is enough to see a payment through. */
export const getPayment = endpoint({
  door: "getPayment",
  access: "shopper",
  summary: "How the payment of one's order stands",
  params: z.object({ id: Id }),
  response: ok({
    data: z.object({
      orderId: Id,
      orderNumber: z.string(),
      state: z.enum(paymentStates),
      /** What the bank or the shop said, where it did not work out. */
      reason: z.string().nullable(),
      paymentId: z.string().nullable(),
      method: z.string().nullable(),
      amount: Rupees,
      /** The payment window may be opened (again) for this order: place the same order again to get its details. */
      canRetry: z.boolean(),
      expiresAt: z.string().nullable(),
    }),
  }),
});

export const getOrders = endpoint({
  door: "getOrders",
  failure: messages.orderListFailed,
  access: "shopper",
  owner: "params.userId",
  summary: "One's orders, newest first",
  params: z.object({ userId: Id }),
  query: z.object(paging),
  response: ok({ data: z.array(OrderListItem), meta: Meta }),
});

const orderId = z.object({ id: Id });

export const getOrder = endpoint({
  door: "getOrder",
  failure: messages.orderDetailsFailed,
  access: "shopper",
  summary: "One of one's orders",
  params: orderId,
  response: ok({ data: Order }),
});

export const Tracking = z.object({
  orderId: Id,
  orderNumber: z.string(),
  orderStatus: OrderStatus,
  paymentStatus: PaymentStatus,
  placedAt: z.string(),
  expectedDelivery: DeliveryWindow.nullable(),
  courier: Courier.nullable(),
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

export const trackOrder = endpoint({
  door: "trackOrder",
  failure: messages.orderTrackFailed,
  access: "shopper",
  summary: "Where one's order is",
  params: orderId,
  response: ok({ data: Tracking }),
});

/** Spec §7 "update-status": a shopper cancels, with a reason, up to packed. */
export const cancelOrder = endpoint({
  door: "cancelOrder",
  failure: messages.orderCancelFailed,
  access: "shopper",
  summary: "Cancel one's order",
  params: z.object({ orderId: Id }),
  body: z.object({
    orderStatus: z.literal("cancelled", "Only a cancellation can be requested here"),
    cancellationReason: Reason,
  }),
  response: ok({ data: Order }),
});

/**
 * `/order-success` is public: number and next steps, no address, no phone. Without the order's own `summaryKey` only its
 * shopper and staff are answered; an order that does not exist and one that is not theirs get the same 404.
 */
export const getOrderSummary = endpoint({
  door: "getOrderSummary",
  access: "guest",
  summary: "What anyone with the order's link may know of it",
  params: z.object({ orderNumber: z.string().regex(/^[A-Z0-9-]{4,40}$/) }),
  query: z.object({ key: z.string().max(40).optional() }),
  response: ok({
    data: z.object({
      orderNumber: z.string(),
      orderStatus: OrderStatus,
      paymentMethod: PaymentMethod,
      expectedDelivery: DeliveryWindow.nullable(),
    }),
  }),
});

/** Who reads a note that staff write on an order's timeline. */
const NoteFor = z.enum(["staff", "shopper"]);

/** An order as the panel sees it. */
export const AdminOrder = Order.extend({
  /** With the staff's own notes, which the shopper's timeline leaves out. */
  timeline: z.array(OrderMove.extend({ noteFor: NoteFor.nullable() })),
  customer: z.object({ userName: z.string(), email: z.string(), phone: z.string().nullable() }),
  shippingFailure: z
    .object({ code: z.string(), message: z.string(), at: z.string(), attempts: z.int() })
    .nullable(),
  /** How its parcel stands with the courier service; null before the order is confirmed. */
  booking: Booking.nullable(),
  /** Until when the goods are set aside for an online payment that has not come yet. */
  paymentExpiresAt: z.string().nullable(),
  /** Each time its cash was noted as received, oldest first; all but the last were taken back. */
  cashReceipts: z.array(
    z.object({
      at: z.string(),
      reference: z.string().nullable(),
      takenBackAt: z.string().nullable(),
      takenBackReason: z.string().nullable(),
    }),
  ),
  /** Pieces that came back and could not be sold again. */
  writtenOff: z.array(LinePieces.extend({ title: z.string() })),
  /** The states an admin may bring it to now. */
  nextStatuses: z.array(OrderStatus),
  version: Version,
});
export type AdminOrder = z.infer<typeof AdminOrder>;

/** What staff may pick orders by; several states are comma-joined. */
const orderFilters = {
  fromDate: Day.optional(),
  toDate: Day.optional(),
  orderStatus: commaList(OrderStatus).optional(),
  paymentStatus: commaList(PaymentStatus).optional(),
  paymentMethod: PaymentMethod.optional(),
  q: z.string().max(100).optional(),
};

export const adminGetOrders = endpoint({
  door: "adminGetOrders",
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
});

export const adminExportOrders = endpoint({
  door: "adminExportOrders",
  access: "admin",
  summary: "The orders that these filters leave as CSV (UTF-8 with BOM), newest first",
  query: z.object(orderFilters),
  response: z.unknown(),
  produces: "text/csv",
});

export const adminGetOrder = endpoint({
  door: "adminGetOrder",
  failure: messages.orderDetailsFailed,
  access: "admin",
  summary: "One order",
  params: orderId,
  response: ok({ data: AdminOrder }),
});

/**
 * Spec §7 "orders/update". An illegal move is 409 and names the legal ones; 409 `illegal_payment` for a payment that
 * staff can't note. Whatever cancels an order, refuses a return or gives money back needs a reason in `note`, 422. Of cash, `paid` says that it came
 * in (with any move), `refunded` or `partially_refunded` that all that is owed was handed back in cash, and `cancelled`
 * that the shopper of a whole order which came back never paid. For `rto_received`, which the courier may report,
 * `unsellable` can also be said afterwards; 409 `pieces_taken` where they are sold again already.
 */
export const adminUpdateOrder = endpoint({
  door: "adminUpdateOrder",
  access: "admin",
  summary: "Move an order on, or note its payment",
  params: orderId,
  body: z.object({
    orderStatus: OrderStatus,
    paymentStatus: PaymentStatus.nullish(),
    /** Kept on the timeline; the reason of what cancels an order or gives money back. */
    note: text(0, limits.reason, "The note").nullish(),
    /** `staff` unless said; a cancellation's and a refused return's reason is always for the shopper. */
    noteFor: NoteFor.nullish(),
    courier: z
      .object({ name: text(1, 80), awb: text(1, 60), trackingUrl: z.url({ protocol: /^https$/ }).nullish() })
      .nullish(),
    /** With `return_received` and `rto_received`: pieces that came back broken, or not at all, and go on no shelf. */
    unsellable: z.array(LinePieces).max(limits.orderLines).nullish(),
    /** As it was read: 409 `edit_conflict` where the order has moved or was paid since. */
    version: Version.optional(),
  }),
  response: ok({ data: AdminOrder }),
});

export const getShippingFailed = endpoint({
  door: "getShippingFailed",
  access: "admin",
  summary: "Orders whose courier booking failed",
  query: z.object({ ...paging, ...reactAdminList }),
  response: ok({ data: z.array(AdminOrder), meta: Meta }),
});
