import { query } from "../platform/db/pool";
import { log } from "../platform/log";

/** So much of a queue is given up at once: a very long one takes longer than a statement may. */
const atOnce = 5_000;

const GIVE_UP = `
  update shop_webhook_delivery set given_up_at = now() where id in (
    select id from shop_webhook_delivery
    where webhook_id = $1 and done_at is null and given_up_at is null
      and exists (select from shop_webhook where id = $1 and off_at is not null)
    order by due_at, id limit ${atOnce} for update)
  returning 1`;

/** Returns whether nothing was left to give up. */
async function giveUp(webhookId: string, portions: number): Promise<boolean> {
  for (let done = 0; done < portions; done += 1) {
    const given = await query({ name: "webhook-give-up", text: GIVE_UP, values: [webhookId] });
    // Fewer than asked for may be those that were just sent.
    if (given.length === 0) return true;
  }
  return false;
}

/** Ends the tries of all that waits for an address, if it is switched off. */
export async function giveUpQueue(webhookId: string): Promise<void> {
  await giveUp(webhookId, Number.POSITIVE_INFINITY);
}

/** So many portions a request has time for. */
const portionsOfRequest = 3;

/** The same, without waiting for the rest of a long queue; where that fails, or the process ends, the hourly job goes on. */
export async function beginToGiveUp(webhookId: string): Promise<void> {
  if (await giveUp(webhookId, portionsOfRequest)) return;
  void giveUpQueue(webhookId).catch((error) =>
    log.warn({ err: error, webhook: webhookId }, "webhook: what waits for it is given up within the hour"),
  );
}

/** The same for every address: of those that were switched off by a process which then ended. */
export async function giveUpQueues(): Promise<void> {
  const off = await query<{ id: string }>({ text: "select id from shop_webhook where off_at is not null" });
  for (const { id } of off) await giveUpQueue(id);
}
