import { query } from "../platform/db/pool";

/** Deletes, once an hour, what nobody will ask for again: kept answers, and messages that were delivered a while ago. */
export default async function tidyQueues(): Promise<void> {
  await query({ text: "delete from shop_idempotency where at < now() - interval '2 days'" });
  await query({ text: "delete from shop_courier_inbox where done_at < now() - interval '30 days'" });
  await query({ text: "delete from shop_payment_inbox where processed_at < now() - interval '30 days'" });
  await query({ text: "delete from shop_outbox where done_at < now() - interval '30 days'" });
  // Money that has gone needs no account any more.
  await query({
    text: `delete from shop_refund_account a using shop_order o where o.order_id = a.order_id
             and o.payment_status not in ('refund_pending', 'cod_due') and o.updated_at < now() - interval '30 days'
             and o.status not in ('return_requested', 'return_approved')`,
  });
  // The engine keeps whom it wrote to for ever.
  await query({ text: "delete from notification where created_at < now() - interval '90 days'" });
}

export const config = { name: "tidy-queues", schedule: "41 * * * *" };
