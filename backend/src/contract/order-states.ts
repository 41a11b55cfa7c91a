/** Order and payment states, and the transitions between them. Imported by storefront and panel: keep it free of libraries. */
export const orderStatuses = [
  "pending_payment",
  "pending",
  "confirmed",
  "packed",
  "shipped",
  "out_for_delivery",
  "delivered",
  "delivery_failed",
  "rto_in_transit",
  "rto_received",
  "return_requested",
  "return_approved",
  "return_rejected",
  "return_received",
  "cancelled",
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const paymentStatuses = [
  "pending",
  "authorized",
  "paid",
  "failed",
  "cod_due",
  "refund_pending",
  "partially_refunded",
  "refunded",
  "cancelled",
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const paymentMethods = ["cod", "online"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** How an order reaches its shopper: a courier brings it, the shop's own vehicle does, or it is handed over at the counter. */
export const deliveryMethods = ["courier", "vehicle", "pickup"] as const;
export type DeliveryMethod = (typeof deliveryMethods)[number];

/** With what an order is paid at the counter, or to the driver of the shop's own vehicle. */
export const counterMeans = ["cash", "card", "upi"] as const;
export type CounterMeans = (typeof counterMeans)[number];

export type Actor = "shopper" | "admin" | "courier" | "system";

/**
 * Who is named in the table below; `counter` is staff with an order that is picked up at the shop, `vehicle` staff with one
 * that the shop's own vehicle brings.
 */
type Mover = Actor | "counter" | "vehicle";

/** Who may change an order's status, from which to which. Others are refused with 409, naming the legal ones. */
export const orderTransitions: Readonly<Record<OrderStatus, Partial<Record<OrderStatus, readonly Mover[]>>>> =
  {
    pending_payment: { confirmed: ["system"], cancelled: ["shopper", "admin", "system"] },
    // A shopper only with the code that was sent to them (ADR-0013); the system cancels if it was not entered in time.
    pending: { confirmed: ["shopper", "admin", "system"], cancelled: ["shopper", "admin", "system"] },
    confirmed: {
      packed: ["admin"],
      shipped: ["courier"],
      out_for_delivery: ["courier"],
      delivered: ["courier"],
      cancelled: ["shopper", "admin"],
    },
    packed: {
      shipped: ["admin", "courier"],
      out_for_delivery: ["courier", "vehicle"],
      delivered: ["courier", "counter", "vehicle"],
      // By the system if it was not picked up in time (ADR-0069).
      cancelled: ["shopper", "admin", "system"],
    },
    shipped: {
      out_for_delivery: ["admin", "courier"],
      delivered: ["courier"],
      delivery_failed: ["admin", "courier"],
    },
    out_for_delivery: { delivered: ["admin", "courier"], delivery_failed: ["admin", "courier"] },
    delivered: { return_requested: ["shopper", "admin"] },
    delivery_failed: {
      out_for_delivery: ["admin", "courier"],
      rto_in_transit: ["admin", "courier"],
      // The vehicle is back the same evening.
      rto_received: ["vehicle"],
    },
    // Couriers try again now and then though they have said that it comes back.
    rto_in_transit: {
      out_for_delivery: ["admin", "courier"],
      delivered: ["admin", "courier"],
      rto_received: ["admin", "courier"],
    },
    rto_received: {},
    return_requested: { return_approved: ["admin"], return_rejected: ["admin"] },
    // Rejected after all where the goods never come.
    return_approved: { return_rejected: ["admin"], return_received: ["admin"] },
    // Taken up again where the goods come after all.
    return_rejected: { return_approved: ["admin"] },
    return_received: {},
    // Only if the payment arrived after the time to pay had run out, and the items are still in stock.
    cancelled: { confirmed: ["system"] },
  };

/** What staff may do to several orders at once: the daily way of a parcel out of the shop. */
export const bulkMoves = ["confirmed", "packed", "shipped"] as const satisfies readonly OrderStatus[];
export type BulkMove = (typeof bulkMoves)[number];

/** The statuses of a parcel on the road: an order that is picked up never has them. */
export const onTheRoad: readonly OrderStatus[] = [
  "shipped",
  "out_for_delivery",
  "delivery_failed",
  "rto_in_transit",
  "rto_received",
];

/** What the shop's own vehicle does not know: a courier takes the goods over, and brings them back on another day. */
const onlyByCourier: readonly OrderStatus[] = ["shipped", "rto_in_transit"];

const ownWays = {
  pickup: { staff: "counter", closed: onTheRoad },
  vehicle: { staff: "vehicle", closed: onlyByCourier },
} as const satisfies Record<
  Exclude<DeliveryMethod, "courier">,
  { staff: Mover; closed: readonly OrderStatus[] }
>;

/** The statuses that `actor` may bring an order in `from` to, in the order of a parcel's journey. */
export function legalTransitions(
  from: OrderStatus,
  actor: Actor,
  method: DeliveryMethod = "courier",
): OrderStatus[] {
  if (method !== "courier" && actor === "courier") return [];
  return orderStatuses.filter((to) => {
    const movers = orderTransitions[from][to];
    if (method === "courier") return movers?.includes(actor);
    const { staff, closed } = ownWays[method];
    const mayMove = movers?.includes(actor) || (actor === "admin" && movers?.includes(staff));
    return mayMove && !closed.includes(to);
  });
}

/** A shopper or an admin may cancel up to `packed`. */
export function canCancel(status: OrderStatus): boolean {
  return orderTransitions[status].cancelled?.includes("shopper") ?? false;
}

const withReason: readonly OrderStatus[] = [
  "cancelled",
  "rto_received",
  "return_rejected",
  "return_received",
];
const givesBack: readonly PaymentStatus[] = ["refunded", "partially_refunded", "cancelled"];

/** Whether staff have to give a reason for the status `to` or the payment status `paid`: it ends a sale or refunds money. */
export const needsReason = (to: OrderStatus | null, paid: PaymentStatus | null): boolean =>
  Boolean((to && withReason.includes(to)) || (paid && givesBack.includes(paid)));

/** Parcels that are on their way or delivered: cash still due for these is with the courier, or soon will be. */
export const cashIsOut: readonly OrderStatus[] = [
  "shipped",
  "out_for_delivery",
  "delivery_failed",
  "delivered",
  "return_requested",
  "return_approved",
  "return_rejected",
  "return_received",
];

/** Of these, the delivered ones: the courier has the cash. */
export const cashIsWithCourier: readonly OrderStatus[] = cashIsOut.slice(cashIsOut.indexOf("delivered"));
