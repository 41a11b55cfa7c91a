import { query } from "../platform/db/pool";
import { atOnce, beginQueue, wholeQueue } from "./in-portions";

/**
 * Makes due what was first tried at an address before the present one, as if it had never been. Its three days count from the change
 * of the address already (pause.ts); of one time, so that the messages keep their order.
 */
const SEND_THERE = `
  update shop_webhook_delivery q set due_at = w.url_since, attempts = 0, first_at = null
  from (
    select d.id from shop_webhook_delivery d join shop_webhook on shop_webhook.id = d.webhook_id
    where d.webhook_id = $1 and d.done_at is null and d.given_up_at is null
      and d.first_at < shop_webhook.url_since and shop_webhook.off_at is null
    limit ${atOnce} for update of d skip locked) refused, shop_webhook w
  where q.id = refused.id and w.id = q.webhook_id
  returning 1`;

const sendThere = (webhookId: string) => ({
  name: "webhook-send-there",
  text: SEND_THERE,
  values: [webhookId],
});

/** Sends soon what waits for an address that has changed, without waiting for the rest of a long queue. */
export const beginToSendThere = (webhookId: string): Promise<void> => beginQueue(sendThere(webhookId));

/** The same for every address: of those that were changed by a process which then ended. */
export async function sendQueuesThere(): Promise<void> {
  const changed = await query<{ id: string }>({
    text: "select id from shop_webhook where url_since is not null and off_at is null",
  });
  for (const { id } of changed) await wholeQueue(sendThere(id));
}
