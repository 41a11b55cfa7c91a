import type { OrderStatus } from "../contract/order-states";

/** A courier's status as a key: `RTO_IN-TRANSIT` and `Rto in transit` are one. */
export const statusKey = (status: string) =>
  status
    .toUpperCase()
    .replace(/[\s_-]+/g, " ")
    .trim();

/** Where a courier's words bring an order. What is not listed is shown to the shopper and moves nothing. */
const moves: Readonly<Record<string, OrderStatus>> = {
  "PICKED UP": "shipped",
  SHIPPED: "shipped",
  "IN TRANSIT": "shipped",
  "REACHED AT DESTINATION HUB": "shipped",
  "REACHED DESTINATION HUB": "shipped",
  "REACHED WAREHOUSE": "shipped",
  MISROUTED: "shipped",
  DELAYED: "shipped",
  "OUT FOR DELIVERY": "out_for_delivery",
  UNDELIVERED: "delivery_failed",
  DELIVERED: "delivered",
  "RTO INITIATED": "rto_in_transit",
  "RTO IN TRANSIT": "rto_in_transit",
  "RTO NDR": "rto_in_transit",
  "RTO OFD": "rto_in_transit",
  "RTO DELIVERED": "rto_received",
  "RTO ACKNOWLEDGED": "rto_received",
};

/** What a courier says when staff must step in, with our word for it. */
const troubles: Readonly<Record<string, string>> = {
  LOST: "lost",
  UNTRACEABLE: "lost",
  DAMAGED: "damaged",
  DESTROYED: "damaged",
  "DISPOSED OFF": "damaged",
  "PARTIAL DELIVERED": "partly_delivered",
  "PICKUP ERROR": "pickup_failed",
  "PICKUP EXCEPTION": "pickup_failed",
  CANCELED: "courier_cancelled",
  CANCELLED: "courier_cancelled",
  "CANCELLED BEFORE DISPATCHED": "courier_cancelled",
};

export const moveOf = (status: string): OrderStatus | undefined => moves[statusKey(status)];
export const troubleOf = (status: string): string | undefined => troubles[statusKey(status)];
