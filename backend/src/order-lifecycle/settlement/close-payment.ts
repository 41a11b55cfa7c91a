import type { PaymentStatus } from "../../contract/order-states";
import type { OrderRow } from "../../orders/order-row";
import { endAttempt, lockAttempt } from "../../payments/attempt";
import { awaitRefund, refundable, requestRefund } from "../../payments/request-refund";
import type { SharedTransaction } from "../../platform/engine/shared-transaction";

/** Cancels the engine's payment, with the same result as the engine's own services. */
const CALL_OFF = `
  with collection as (
    update payment_collection c set status = 'canceled', updated_at = now()
    from order_payment_collection l
    where l.order_id = $1 and l.deleted_at is null and c.id = l.payment_collection_id returning c.id
  )
  update payment_session s set status = 'canceled', updated_at = now()
  from collection where s.payment_collection_id = collection.id`;

/**
 * Closes the payment of an online order: a paid amount is refunded, an unpaid one is no longer expected. Under the
 * order's lock; returns the new payment status.
 */
export async function closePayment(
  transaction: SharedTransaction,
  order: OrderRow,
  reason: string | null,
): Promise<PaymentStatus> {
  const attempt = await lockAttempt(transaction, order.order_id);
  if (attempt?.provider_payment_id) {
    if (order.payment_status === "refunded") return "refunded";
    if ((await refundable(transaction, order)) <= 0) return awaitRefund(transaction, order.order_id);
    return requestRefund(transaction, { order, reason });
  }
  await endAttempt(transaction, order.order_id, "cancelled");
  await transaction.sql({ name: "payment-called-off", text: CALL_OFF, values: [order.order_id] });
  return "cancelled";
}
