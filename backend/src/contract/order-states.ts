/** Order and payment states, and the moves between them. Imported by both fronts: keep it free of libraries. */
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

export type Mover = "shopper" | "admin" | "courier" | "system";

/** Who may move an order from where to where. What is not listed is refused with 409 and the legal moves named. */
export const orderMoves: Readonly<Record<OrderStatus, Partial<Record<OrderStatus, readonly Mover[]>>>> = {
  pending_payment: { confirmed: ["system"], cancelled: ["shopper", "admin", "system"] },
  // A shopper only with the code that was sent to them (ADR-0013); the shop itself where it was not given in time.
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
    out_for_delivery: ["courier"],
    delivered: ["courier"],
    cancelled: ["shopper", "admin"],
  },
  shipped: {
    out_for_delivery: ["admin", "courier"],
    delivered: ["courier"],
    delivery_failed: ["admin", "courier"],
  },
  out_for_delivery: { delivered: ["admin", "courier"], delivery_failed: ["admin", "courier"] },
  delivered: { return_requested: ["shopper", "admin"] },
  delivery_failed: { out_for_delivery: ["admin", "courier"], rto_in_transit: ["admin", "courier"] },
  rto_in_transit: { rto_received: ["admin", "courier"] },
  rto_received: {},
  return_requested: { return_approved: ["admin"], return_rejected: ["admin"] },
  return_approved: { return_received: ["admin"] },
  return_rejected: {},
  return_received: {},
  // Only where the time to pay had run out, the money came late, and the goods are still there.
  cancelled: { confirmed: ["system"] },
};

/** The states that `mover` may bring an order in `from` to, in the order of a parcel's life. */
export function legalMoves(from: OrderStatus, mover: Mover): OrderStatus[] {
  return orderStatuses.filter((to) => orderMoves[from][to]?.includes(mover));
}

/** A shopper or an admin may cancel up to `packed`. */
export function canCancel(status: OrderStatus): boolean {
  return orderMoves[status].cancelled?.includes("shopper") ?? false;
}

const withReason: readonly OrderStatus[] = [
  "cancelled",
  "rto_received",
  "return_rejected",
  "return_received",
];
const givesBack: readonly PaymentStatus[] = ["refunded", "partially_refunded", "cancelled"];

/** Whether staff have to say why they bring an order to `to`, or note `paid` of it: it ends a sale or gives money back. */
export const needsReason = (to: OrderStatus | null, paid: PaymentStatus | null): boolean =>
  Boolean((to && withReason.includes(to)) || (paid && givesBack.includes(paid)));

/** Parcels that are out or were handed over: cash that is still due of these is with the courier, or soon will be. */
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

/** The same once the shopper has the goods: the courier has the cash. */
export const cashIsWithCourier: readonly OrderStatus[] = cashIsOut.slice(cashIsOut.indexOf("delivered"));
