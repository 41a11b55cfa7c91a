import type { PoolClient } from "pg";
import { transaction } from "../platform/db/pool";
import { wake } from "../platform/queue/workers";
import { giveUp } from "./change";

const patience = "3 days";

/** Gives one message up whose three days are over; returns whether its address took nothing else meanwhile. */
const GIVE_UP_ONE = `
  with given as (
    update shop_webhook_delivery set given_up_at = now()
    where id = $2::bigint and done_at is null and coalesce(resent_at, at) < now() - interval '${patience}'
    returning coalesce(resent_at, at) as since)
  select (w.last_ok_at is null or w.last_ok_at < given.since) as "isSilent"
  from given, shop_webhook w where w.id = $1`;

const PAUSE = `
  update shop_webhook set off_at = now(), off_by_shop = true where id = $1 and url = $2 and off_at is null
  returning url, language`;

/** Not if somebody has named another address meanwhile. */
async function pause(client: PoolClient, webhookId: string, url: string): Promise<void> {
  const { rows } = await client.query<{ url: string; language: string }>({
    text: PAUSE,
    values: [webhookId, url],
  });
  const [paused] = rows;
  if (!paused) return;
  await client.query({ text: giveUp, values: [webhookId] });
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
}

/** Switches an address off that has taken nothing for three days; a single message that fails is given up alone. */
export async function pauseIfSilent(webhookId: string, sent: { id: string; url: string }): Promise<void> {
  await transaction(async (client) => {
    const { rows } = await client.query<{ isSilent: boolean }>({
      text: GIVE_UP_ONE,
      values: [webhookId, sent.id],
    });
    if (rows[0]?.isSilent) await pause(client, webhookId, sent.url);
  });
  wake("outbox");
}

/** Switches an address off that says it is gone (410): the specification's way of leaving. */
export async function pauseLeftAlone(webhookId: string, url: string): Promise<void> {
  await transaction((client) => pause(client, webhookId, url));
  wake("outbox");
}
