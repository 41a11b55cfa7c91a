import { randomUUID } from "node:crypto";
import type { Language } from "../contract/constants";
import { messages } from "../contract/messages";
import { refuse } from "../contract/refusal";
import type { WebhookEvent } from "../contract/webhook-events";
import { query, transaction } from "../platform/db/pool";
import { checkWebhookUrl } from "./check-url";
import { beginToGiveUp } from "./give-up";
import { replaceSecret, sealSecret } from "./secrets";
import { beginToSendThere } from "./send-there";
import { newWebhookSecret } from "./signature";

/** Each is told of everything that it asks for, so a loop that adds them stops here. */
const most = 20;
const addLock = 7_312_098;

const unknown = () => refuse.notFound(messages.webhookNotFound);
const switchedOff = () => refuse.conflict("webhook_off", messages.webhookOff);
const stillGivenUp = () => refuse.conflict("webhook_not_given_up", messages.webhookNotGivenUp);

/** Adds an address; returns its id and, for the only time, its secret. Throws 422 for one that is not public. */
export async function addWebhook(
  url: string,
  events: readonly WebhookEvent[],
  language: Language,
): Promise<{ id: string; secret: string }> {
  const checked = checkWebhookUrl(url);
  const id = `wh_${randomUUID().replaceAll("-", "")}`;
  const secret = newWebhookSecret();
  await transaction(async (client) => {
    await client.query({ text: "select pg_advisory_xact_lock($1)", values: [addLock] });
    const { rows } = await client.query<{ count: number }>(
      "select count(*)::integer as count from shop_webhook",
    );
    if ((rows[0]?.count ?? 0) >= most)
      throw refuse.conflict("too_many_webhooks", messages.webhooksTooMany(most));
    await client.query({
      text: "insert into shop_webhook (id, url, events, sealed_secret, language) values ($1, $2, $3, $4, $5)",
      values: [id, checked, [...new Set(events)], sealSecret(secret), language],
    });
  });
  return { id, secret };
}

type Edit = {
  url?: string | undefined;
  events?: readonly WebhookEvent[] | undefined;
  active?: boolean | undefined;
};

const EDIT = `
  update shop_webhook w set url = coalesce($2, w.url), events = coalesce($3, w.events),
    url_since = case when $2 <> w.url then now() else w.url_since end,
    off_at = case when $4 then null when not $4 then coalesce(w.off_at, now()) else w.off_at end,
    off_by_shop = w.off_by_shop and $4 is null
  from (select url, off_at from shop_webhook where id = $1 for update) was
  where w.id = $1
  returning w.off_at is not null as "isOff", was.off_at is not null as "wasOff", w.url <> was.url as "isElsewhere"`;

const IS_LEFT = `
  select 1 from shop_webhook_delivery where webhook_id = $1 and done_at is null and given_up_at is null limit 1`;

type Edited = { isOff: boolean; wasOff: boolean; isElsewhere: boolean };

async function store(id: string, url: string | null, { events, active }: Edit): Promise<Edited> {
  return transaction(async (client) => {
    const { rows } = await client.query<Edited>({
      text: EDIT,
      values: [id, url, events ? [...new Set(events)] : null, active ?? null],
    });
    const [edited] = rows;
    if (!edited) throw unknown();
    const { isOff, wasOff } = edited;
    // What was missed is not sent: nothing of it may be left when the address is on again.
    if (wasOff && !isOff && (await client.query({ text: IS_LEFT, values: [id] })).rows[0])
      throw stillGivenUp();
    return edited;
  });
}

/**
 * Changes an address; what still waits for one that is switched off is given up, and what waits otherwise is sent to a new address.
 * 409 for one that is switched on while the former is still under way.
 */
export async function editWebhook(id: string, edit: Edit): Promise<void> {
  const url = edit.url === undefined ? null : checkWebhookUrl(edit.url);
  if (edit.active) await beginToGiveUp(id);
  const { isOff, isElsewhere } = await store(id, url, edit);
  if (isOff) await beginToGiveUp(id);
  else if (isElsewhere) await beginToSendThere(id);
}

/** So much of the log of an address goes with it at once; read as in read.ts. */
const atOnce = 10_000;

const FORGET_LOG = `
  delete from shop_webhook_delivery where id in (
    select id from shop_webhook_delivery where webhook_id between $1 and $1
    order by webhook_id, id desc limit ${atOnce} for update skip locked)`;

/** Orders never wait for it: the address goes by itself, and what is left of a long log in the next hour. */
export async function deleteWebhook(id: string): Promise<void> {
  const gone = await query({ text: "delete from shop_webhook where id = $1 returning 1", values: [id] });
  if (gone.length === 0) throw unknown();
  await query({ text: FORGET_LOG, values: [id] });
}

/** Makes a new secret, and returns it; those before sign too for a day. 404 for an unknown address. */
export async function rotateSecret(id: string): Promise<string> {
  const secret = await replaceSecret(id);
  if (secret === undefined) throw unknown();
  return secret;
}

const TEST = `
  insert into shop_webhook_delivery (webhook_id, message_id, type, object_id, version)
  select id, $2, 'test', id, nextval('shop_webhook_version') from shop_webhook where id = $1 and off_at is null
  returning 1`;

/** Owes an address a message that is about nothing. */
export async function sendTest(id: string): Promise<void> {
  const messageId = `msg_${randomUUID().replaceAll("-", "")}`;
  const rows = await query({ text: TEST, values: [id, messageId] });
  if (rows.length === 0) throw switchedOff();
}

const AGAIN = `
  update shop_webhook_delivery d set done_at = null, given_up_at = null, due_at = now(), attempts = 0, resent_at = now()
  from shop_webhook w
  where d.webhook_id = $1 and d.id = $2::bigint and w.id = d.webhook_id and w.off_at is null returning 1`;

/** Owes a message of the log once more, with three days of tries of its own. */
export async function resend(id: string, deliveryId: string): Promise<void> {
  const [known] = await query({
    text: "select 1 from shop_webhook_delivery where webhook_id = $1 and id = $2::bigint",
    values: [id, deliveryId],
  });
  if (!known) throw refuse.notFound(messages.webhookMessageNotFound);
  const rows = await query({ text: AGAIN, values: [id, deliveryId] });
  if (rows.length === 0) throw switchedOff();
}
