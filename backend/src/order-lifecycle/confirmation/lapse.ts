import type { MedusaContainer } from "@medusajs/framework/types";
import { messages } from "../../contract/messages";
import { isLapsed } from "../../orders/confirmation/is-lapsed";
import { query } from "../../platform/db/pool";
import { orderingIds } from "../../platform/engine/ordering-ids";
import { sharedTransaction } from "../../platform/engine/shared-transaction";
import { log } from "../../platform/log";
import { wake } from "../../platform/queue/workers";
import { lockOrder, transitionLocked } from "../transitions/transition-order";

const LAPSED = `
  select o.order_id from shop_order_confirmation c join shop_order o on o.order_id = c.order_id
  where c.lapses_at is not null and ${isLapsed} order by c.lapses_at limit 200`;

/** Cancels the order if its code has expired; returns false if it was confirmed or cancelled meanwhile. */
async function lapse(scope: MedusaContainer, orderId: string): Promise<boolean> {
  const ids = await orderingIds(scope);
  return sharedTransaction(scope, async (transaction) => {
    const order = await lockOrder(transaction, { orderId });
    const [late] = await transaction.sql({
      name: "order-lapsed",
      text: `select 1 from shop_order_confirmation c join shop_order o on o.order_id = c.order_id
             where c.order_id = $1 and ${isLapsed}`,
      values: [orderId],
    });
    if (!late) return false;
    await transitionLocked({ scope, transaction, ids }, order, {
      to: "cancelled",
      by: "system",
      note: String(messages.orderCodeLapsed),
    });
    return true;
  });
}

/**
 * Cancels orders that were not confirmed in time, each in its own transaction; returns their number. One that fails
 * is retried later.
 */
export async function lapseUnconfirmed(scope: MedusaContainer): Promise<number> {
  const due = await query<{ order_id: string }>({ text: LAPSED });
  let lapsed = 0;
  for (const { order_id: orderId } of due) {
    try {
      if (await lapse(scope, orderId)) lapsed += 1;
    } catch (error) {
      log.warn({ err: error, orderId }, "an unconfirmed order could not be cancelled yet");
    }
  }
  if (lapsed > 0) wake("outbox");
  return lapsed;
}
