import type { MedusaContainer } from "@medusajs/framework/types";
import { messages } from "../../contract/messages";
import { query } from "../../platform/db/pool";
import { orderingIds } from "../../platform/engine/ordering-ids";
import { sharedTransaction } from "../../platform/engine/shared-transaction";
import { log } from "../../platform/log";
import { wake } from "../../platform/queue/workers";
import { lockOrder, transitionLocked } from "../transitions/transition-order";

/** Orders of `o` and `p` that nobody picked up in time, by the database's clock. */
export const isUncollected = `o.delivery_method = 'pickup' and o.status = 'packed' and p.keep_until <= now()`;

const DUE = `
  select o.order_id from shop_order o join shop_pickup p using (order_id)
  where ${isUncollected} order by p.keep_until limit 200`;

/** Cancels the order; returns false if it was handed over or cancelled meanwhile. */
async function putBack(scope: MedusaContainer, orderId: string): Promise<boolean> {
  const ids = await orderingIds(scope);
  return sharedTransaction(scope, async (transaction) => {
    const order = await lockOrder(transaction, { orderId });
    const [late] = await transaction.sql({
      name: "order-uncollected",
      text: `select 1 from shop_order o join shop_pickup p using (order_id) where o.order_id = $1 and ${isUncollected}`,
      values: [orderId],
    });
    if (!late) return false;
    await transitionLocked({ scope, transaction, ids }, order, {
      to: "cancelled",
      by: "system",
      note: String(messages.pickupLapsed),
    });
    return true;
  });
}

/**
 * Cancels orders that nobody picked up, each in its own transaction: the items are for sale again, and what was paid is
 * refunded. Returns their number. One that fails is retried later.
 */
export async function cancelUncollected(scope: MedusaContainer): Promise<number> {
  const due = await query<{ order_id: string }>({ text: DUE });
  let cancelled = 0;
  for (const { order_id: orderId } of due) {
    try {
      if (await putBack(scope, orderId)) cancelled += 1;
    } catch (error) {
      log.warn({ err: error, orderId }, "an order that nobody picked up could not be cancelled yet");
    }
  }
  if (cancelled > 0) wake("outbox");
  return cancelled;
}

/** On its last day and the one before, who has not come yet is told so, once. */
const REMIND = `
  with due as (
    update shop_pickup p set reminded_at = now() from shop_order o
    where o.order_id = p.order_id and o.delivery_method = 'pickup' and o.status = 'packed' and p.reminded_at is null
      and p.keep_until > now() and p.keep_until <= now() + interval '36 hours'
      -- Who was told an hour ago that it is ready needs no reminder.
      and p.keep_until - make_interval(days => p.keep_days) < now() - interval '6 hours'
    returning p.order_id
  )
  insert into shop_outbox (topic, key, payload)
  select channel, channel || ' collect_soon ' || order_id, jsonb_build_object('orderId', order_id, 'kind', 'collect_soon')
  from due, unnest(array['mail', 'text-message']) as channel
  on conflict (key) do nothing`;

/** Reminds the shoppers whose orders are kept for not much longer. */
export async function remindToCollect(): Promise<void> {
  await query({ text: REMIND });
  wake("outbox");
}
