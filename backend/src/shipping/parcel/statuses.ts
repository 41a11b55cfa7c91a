import type { OrderStatus } from "../../contract/order-states";

/** A courier's status as a key: `RTO_IN-TRANSIT` and `Rto in transit` are the same. */
export const statusKey = (status: string) =>
  status
    .toUpperCase()
    .replace(/[\s_-]+/g, " ")
    .trim();

/** The order status for each courier status. Others are shown to the shopper and change nothing. */
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

/** Courier statuses that need action by staff, with our text. */
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
