import type { OrderStatus } from "@contract/order-states";
import type { Order } from "@contract/orders";

/** The states in which an order waits for something, or took another course than planned: the shopper is told. */
const told = [
  "pending_payment",
  "delivery_failed",
  "rto_in_transit",
  "rto_received",
  "return_requested",
  "return_approved",
  "return_rejected",
  "return_received",
] as const satisfies readonly OrderStatus[];

/** The order's state, if it is one that the shopper is told about. */
export const stateToTell = (orderStatus: OrderStatus) => told.find((status) => status === orderStatus);

/** Whether there is something to tell: nothing while all goes as planned. */
export const isNotable = ({ orderStatus, cancellationReason }: Order): boolean =>
  stateToTell(orderStatus) !== undefined || Boolean(cancellationReason);
