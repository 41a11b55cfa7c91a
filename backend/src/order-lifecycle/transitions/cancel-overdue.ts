import type { MedusaContainer } from "@medusajs/framework/types";
import type { Message } from "../../contract/messages";
import { query, type Statement } from "../../platform/db/pool";
import { orderingIds } from "../../platform/engine/ordering-ids";
import { sharedTransaction } from "../../platform/engine/shared-transaction";
import { log } from "../../platform/log";
import { wake } from "../../platform/queue/workers";
import { lockOrder, transitionLocked } from "./transition-order";

/** Orders that are cancelled because something did not happen in time. */
type Overdue = {
  /** Their `order_id`, the longest overdue first, by the database's clock. */
  due: (values: { most: number }) => Statement;
  /** A row if this order is one of them. */
  isDue: (values: { orderId: string }) => Statement;
  note: Message;
  /** Logged if one of them cannot be cancelled. */
  failure: string;
};

/** In one turn. */
const most = 200;

/** Cancels the order if it is still overdue; returns false if it has moved on meanwhile. */
async function cancelOne(
  scope: MedusaContainer,
  orderId: string,
  { isDue, note }: Overdue,
): Promise<boolean> {
  const ids = await orderingIds(scope);
  return sharedTransaction(scope, async (transaction) => {
    const order = await lockOrder(transaction, { orderId });
    const [late] = await transaction.sql(isDue({ orderId }));
    if (!late) return false;
    await transitionLocked({ scope, transaction, ids }, order, {
      to: "cancelled",
      by: "system",
      note: String(note),
    });
    return true;
  });
}

/**
 * Cancels overdue orders, each in its own transaction: the items are for sale again, and what was paid is refunded.
 * Returns their number. One that fails is retried later.
 */
export async function cancelOverdue(scope: MedusaContainer, overdue: Overdue): Promise<number> {
  const due = await query<{ order_id: string }>(overdue.due({ most }));
  let cancelled = 0;
  for (const { order_id: orderId } of due) {
    try {
      if (await cancelOne(scope, orderId, overdue)) cancelled += 1;
    } catch (error) {
      log.warn({ err: error, orderId }, overdue.failure);
    }
  }
  if (cancelled > 0) wake("outbox");
  return cancelled;
}
