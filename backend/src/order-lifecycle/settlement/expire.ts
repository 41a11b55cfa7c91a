import type { MedusaContainer } from "@medusajs/framework/types";
import { messages } from "../../contract/messages";
import { endAttempt, lockAttempt } from "../../payments/attempt";
import { orderingIds } from "../../platform/engine/ordering-ids";
import { sharedTransaction } from "../../platform/engine/shared-transaction";
import { faultPoint } from "../../platform/faultpoints";
import { wake } from "../../platform/queue/workers";
import { lockOrder, transitionLocked } from "../transitions/transition-order";

/**
 * Closes an order whose payment time has expired and releases its stock; returns false if it was paid, closed or
 * extended meanwhile. Money that comes later revives it or is refunded (book-payments.ts).
 */
export async function expire(scope: MedusaContainer, orderId: string): Promise<boolean> {
  const ids = await orderingIds(scope);
  const isExpired = await sharedTransaction(scope, async (transaction) => {
    const order = await lockOrder(transaction, { orderId });
    const attempt = await lockAttempt(transaction, orderId);
    faultPoint("expire.locked");
    if (order.status !== "pending_payment" || !attempt || attempt.expires_at > new Date()) return false;
    await endAttempt(transaction, orderId, "expired");
    await transitionLocked({ scope, transaction, ids }, order, {
      to: "cancelled",
      by: "system",
      note: String(messages.paymentTimeOver),
    });
    faultPoint("expire.moved");
    return true;
  });
  if (isExpired) wake("outbox");
  return isExpired;
}
