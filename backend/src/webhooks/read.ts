import type { Webhook, WebhookDelivery } from "../contract/webhooks";
import { query } from "../platform/db/pool";

type Row = Omit<Webhook, "createdAt" | "lastOkAt"> & { createdAt: Date; lastOkAt: Date | null };

const WEBHOOKS = `
  select w.id as "_id", w.url, w.events, w.created_at as "createdAt", w.last_ok_at as "lastOkAt",
    case when w.off_at is null then 'active' when w.off_by_shop then 'paused' else 'off' end as state,
    (select count(*)::integer from shop_webhook_delivery d
      where d.webhook_id = w.id and d.done_at is null and d.given_up_at is null) as waiting
  from shop_webhook w where $1::text is null or w.id = $1 order by w.created_at desc, w.id`;

async function read(id: string | null): Promise<Webhook[]> {
  const rows = await query<Row>({ name: "webhooks", text: WEBHOOKS, values: [id] });
  return rows.map(({ createdAt, lastOkAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    lastOkAt: lastOkAt?.toISOString() ?? null,
  }));
}

/** All addresses, newest first. */
export const readWebhooks = (): Promise<Webhook[]> => read(null);

export const readWebhook = async (id: string): Promise<Webhook | undefined> => (await read(id))[0];

const shownOfLog = 50;

type LogRow = Omit<WebhookDelivery, "at" | "lastAt" | "nextAt"> & {
  at: Date;
  lastAt: Date | null;
  nextAt: Date | null;
};

const LOG = `
  select id::text as "_id", message_id as "messageId", type, object_id as "objectId", at, attempts,
    case when done_at is not null then 'delivered' when given_up_at is not null then 'given_up'
      else 'waiting' end as state,
    last_at as "lastAt", last_status as "lastStatus", last_ms as "lastMs", last_error as "lastError",
    case when done_at is null and given_up_at is null then due_at end as "nextAt"
  from shop_webhook_delivery where webhook_id = $1 order by id desc limit ${shownOfLog}`;

/** The latest messages to an address, newest first. */
export async function readLog(id: string): Promise<WebhookDelivery[]> {
  const rows = await query<LogRow>({ name: "webhook-log", text: LOG, values: [id] });
  return rows.map(({ at, lastAt, nextAt, ...row }) => ({
    ...row,
    at: at.toISOString(),
    lastAt: lastAt?.toISOString() ?? null,
    nextAt: nextAt?.toISOString() ?? null,
  }));
}
