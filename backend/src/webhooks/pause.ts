import type { PoolClient } from "pg";
import { transaction } from "../platform/db/pool";
import { wake } from "../platform/queue/workers";
import { giveUpQueue } from "./give-up";

const patience = "3 days";

/**
 * Asked of the address, since a message in hand from a long queue is mostly one that was never tried before: whether one that still
 * waits was first tried three days ago, and the address has taken nothing from then on. The silence of a former address is not that
 * of the present one. What an older version tried has no such time until this one tries it, and what is sent once more counts from
 * its next try.
 */
const IS_SILENT = `
  select exists (select from shop_webhook w where w.id = $1
    and (w.last_ok_at is null or w.last_ok_at < now() - interval '${patience}')
    and exists (select from shop_webhook_delivery d
      where d.webhook_id = w.id and d.done_at is null and d.given_up_at is null and d.attempts > 0
        and d.first_at < now() - interval '${patience}'
        and greatest(d.first_at, d.resent_at, w.url_since) < now() - interval '${patience}'
        and (w.last_ok_at is null or w.last_ok_at < greatest(d.first_at, d.resent_at, w.url_since)))) as "isSilent"`;

const GIVE_UP_ONE = `
  update shop_webhook_delivery d set given_up_at = now() from shop_webhook w
  where d.id = $1::bigint and d.done_at is null and w.id = d.webhook_id
    and greatest(d.first_at, d.resent_at, w.url_since) < now() - interval '${patience}'`;

const PAUSE = `
  update shop_webhook set off_at = now(), off_by_shop = true where id = $1 and url = $2 and off_at is null
  returning url, language`;

/** Returns whether it did: not if somebody has named another address meanwhile. */
async function pause(client: PoolClient, webhookId: string, url: string): Promise<boolean> {
  const { rows } = await client.query<{ url: string; language: string }>({
    text: PAUSE,
    values: [webhookId, url],
  });
  const [paused] = rows;
  if (!paused) return false;
  await client.query({
    text: "insert into shop_outbox (topic, payload) values ('webhook-off', $1)",
    values: [
      JSON.stringify({
        webhookId,
        host: new URL(paused.url).host,
        language: paused.language,
        at: new Date().toISOString(),
      }),
    ],
  });
  return true;
}

/** The address is off by now, however long its queue is. */
async function afterPause(webhookId: string): Promise<void> {
  wake("outbox");
  await giveUpQueue(webhookId);
}

/** Switches an address off that has taken nothing for three days; a single message that fails is given up alone. */
export async function pauseIfSilent(webhookId: string, sent: { id: string; url: string }): Promise<void> {
  const isPaused = await transaction(async (client) => {
    const { rows } = await client.query<{ isSilent: boolean }>({
      name: "webhook-silent",
      text: IS_SILENT,
      values: [webhookId],
    });
    const isOff = rows[0]?.isSilent === true && (await pause(client, webhookId, sent.url));
    await client.query({ name: "webhook-give-up-one", text: GIVE_UP_ONE, values: [sent.id] });
    return isOff;
  });
  if (isPaused) await afterPause(webhookId);
}

/** Switches an address off that says it is gone (410): the specification's way of leaving. */
export async function pauseLeftAlone(webhookId: string, url: string): Promise<void> {
  if (await transaction((client) => pause(client, webhookId, url))) await afterPause(webhookId);
}
