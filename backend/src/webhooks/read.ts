import type { WebhookLogPart } from "../contract/webhook-events";
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

const atOnce = 50;

type LogRow = Omit<WebhookDelivery, "at" | "lastAt" | "nextAt"> & {
  at: Date;
  lastAt: Date | null;
  nextAt: Date | null;
};

/**
 * A range of one, in the order of the index: where most messages are of one address, PostgreSQL would read `webhook_id = $1` from the
 * newest of all, past hundreds of thousands. A condition of its own for each part, so that it sees which index has it.
 */
const logOf = (part: string) => `
  select id::text as "_id", message_id as "messageId", type, object_id as "objectId", at, attempts,
    case when done_at is not null then 'delivered' when given_up_at is not null then 'given_up'
      else 'waiting' end as state,
    last_at as "lastAt", last_status as "lastStatus", last_ms as "lastMs", last_error as "lastError",
    case when done_at is null and given_up_at is null then due_at end as "nextAt"
  from shop_webhook_delivery
  where webhook_id between $1 and $1 and id < coalesce($2::bigint, 9223372036854775807) and ${part}
  order by webhook_id, id desc limit ${atOnce} + 1`;

const LOG = logOf("true");
const UNDELIVERED = logOf("done_at is null");
const DELIVERED = logOf("done_at is not null");

type Asked = { part?: WebhookLogPart | undefined; before?: string | undefined };

function readPart(id: string, { part, before }: Asked): Promise<LogRow[]> {
  const values = [id, before ?? null];
  if (part === "undelivered")
    return query<LogRow>({ name: "webhook-log-undelivered", text: UNDELIVERED, values });
  if (part === "delivered") return query<LogRow>({ name: "webhook-log-delivered", text: DELIVERED, values });
  return query<LogRow>({ name: "webhook-log", text: LOG, values });
}

type LogPage = { data: WebhookDelivery[]; hasMore: boolean };

/** Messages to an address, newest first: the latest, or those before the message `before`, and whether there are older ones. */
export async function readLog(id: string, asked: Asked): Promise<LogPage> {
  const rows = await readPart(id, asked);
  const data = rows.slice(0, atOnce).map(({ at, lastAt, nextAt, ...row }) => ({
    ...row,
    at: at.toISOString(),
    lastAt: lastAt?.toISOString() ?? null,
    nextAt: nextAt?.toISOString() ?? null,
  }));
  return { data, hasMore: rows.length > atOnce };
}
