import type { MedusaContainer } from "@medusajs/framework/types";
import { messages } from "../../contract/messages";
import { named } from "../../platform/db/named";
import { query } from "../../platform/db/pool";
import { wake } from "../../platform/queue/workers";
import { cancelOverdue } from "../transitions/cancel-overdue";
import { isUncollected } from "./is-uncollected";

const uncollected = `from shop_order o join shop_pickup p using (order_id) where ${isUncollected}`;

const due = named<{ most: number }>(
  "orders-uncollected",
  `select o.order_id ${uncollected} order by p.keep_until limit :most`,
);
const isDue = named<{ orderId: string }>(
  "order-uncollected",
  `select 1 as late ${uncollected} and o.order_id = :orderId`,
);

/** Cancels orders that nobody picked up; returns their number. */
export const cancelUncollected = (scope: MedusaContainer): Promise<number> =>
  cancelOverdue(scope, {
    due,
    isDue,
    note: messages.pickupLapsed,
    failure: "an order that nobody picked up could not be cancelled yet",
  });

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
  from due, unnest(array['mail', 'text-message', 'push']) as channel
  on conflict (key) do nothing`;

/** Reminds the shoppers whose orders are kept for not much longer. */
export async function remindToCollect(): Promise<void> {
  await query({ text: REMIND });
  wake("outbox");
}
