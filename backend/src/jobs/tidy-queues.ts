import { forgetOldTickets } from "../accounts/tickets/forget";
import { forgetSearchMisses } from "../catalog/search-misses";
import { forgetOldMessages } from "../notifications/forget-old";
import { query } from "../platform/db/pool";

/** Every hour, deletes what is no longer needed: stored responses, and messages that were delivered some time ago. */
export default async function tidyQueues(): Promise<void> {
  await query({ text: "delete from shop_idempotency where at < now() - interval '2 days'" });
  await query({ text: "delete from shop_courier_inbox where done_at < now() - interval '30 days'" });
  await query({ text: "delete from shop_payment_inbox where processed_at < now() - interval '30 days'" });
  await query({ text: "delete from shop_outbox where done_at < now() - interval '30 days'" });
  // Nobody still waits for it, and their address is not ours to keep.
  await query({ text: "delete from shop_when_back where asked_at < now() - interval '180 days'" });
  // An account is not needed once the money has been sent.
  await query({
    text: `delete from shop_refund_account a using shop_order o where o.order_id = a.order_id
             and o.payment_status not in ('refund_pending', 'cod_due') and o.updated_at < now() - interval '30 days'
             and o.status not in ('return_requested', 'return_approved')`,
  });
  await forgetOldTickets();
  await forgetSearchMisses();
  await forgetOldMessages();
}

export const config = { name: "tidy-queues", schedule: "41 * * * *" };
