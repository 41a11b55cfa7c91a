import type { ResponseOf } from "../contract";
import { type Message, messages, type Unsent } from "../contract/messages";
import { recall } from "../contract/messages/recall";
import type { PaymentStatus } from "../contract/order-states";
import type { OrderRow } from "../orders/order-row";
import type { Attempt } from "./attempt";

type Payment = ResponseOf<"getPayment">["data"];

const settled: Partial<Record<PaymentStatus, Payment["state"]>> = {
  paid: "paid",
  partially_refunded: "paid",
  refund_pending: "refunding",
  refunded: "refunded",
};

function stateOf(order: OrderRow, attempt: Attempt | undefined): Payment["state"] {
  const known = settled[order.payment_status];
  if (known) return known;
  if (order.status === "cancelled") return attempt?.ended === "expired" ? "expired" : "cancelled";
  return attempt?.failure ? "failed" : "waiting";
}

function reasonOf(
  order: OrderRow,
  attempt: Attempt | undefined,
  state: Payment["state"],
): string | Message | null {
  if (state === "failed") return recall(attempt?.failure ?? null);
  if (state === "expired" || state === "cancelled")
    return recall(order.cancellation_reason) ?? messages.paymentTimeOver;
  return state === "refunding" || state === "refunded" ? recall(order.refunds.at(-1)?.reason ?? null) : null;
}

/** The payment state of an order, as shown to its owner. */
export function presentPayment(order: OrderRow, attempt: Attempt | undefined): Unsent<Payment> {
  const state = stateOf(order, attempt);
  const isAwaited = order.status === "pending_payment";
  return {
    orderId: order.order_id,
    orderNumber: order.number,
    state,
    reason: reasonOf(order, attempt, state),
    paymentId: attempt?.provider_payment_id ?? null,
    method: attempt?.method ?? null,
    amount: order.total,
    canRetry: isAwaited,
    expiresAt: isAwaited ? (attempt?.expires_at.toISOString() ?? null) : null,
  };
}
