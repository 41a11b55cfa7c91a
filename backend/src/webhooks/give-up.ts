import { query } from "../platform/db/pool";
import { atOnce, beginQueue, wholeQueue } from "./in-portions";

const GIVE_UP = `
  update shop_webhook_delivery set given_up_at = now() where id in (
    select id from shop_webhook_delivery
    where webhook_id = $1 and done_at is null and given_up_at is null
      and exists (select from shop_webhook where id = $1 and off_at is not null)
    order by due_at, id limit ${atOnce} for update)
  returning 1`;

const giveUp = (webhookId: string) => ({ name: "webhook-give-up", text: GIVE_UP, values: [webhookId] });

/** Ends the tries of all that waits for an address, if it is switched off. */
export const giveUpQueue = (webhookId: string): Promise<void> => wholeQueue(giveUp(webhookId));

/** The same, without waiting for the rest of a long queue. */
export const beginToGiveUp = (webhookId: string): Promise<void> => beginQueue(giveUp(webhookId));

/** The same for every address: of those that were switched off by a process which then ended. */
export async function giveUpQueues(): Promise<void> {
  const off = await query<{ id: string }>({ text: "select id from shop_webhook where off_at is not null" });
  for (const { id } of off) await giveUpQueue(id);
}
