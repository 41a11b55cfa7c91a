import type { WebhookEvent } from "../contract/webhook-events";
import { query } from "../platform/db/pool";
import { env } from "../platform/env";
import { log } from "../platform/log";
import { type Answered, postOut } from "../platform/outgoing/post";
import { claim, retry } from "../platform/queue/claim";
import { drain } from "../platform/queue/drain";
import { type Worker, wake } from "../platform/queue/workers";
import { pauseIfSilent, pauseLeftAlone } from "./pause";
import { opened, sealedSecrets } from "./secrets";
import { signedHeaders } from "./signature";

const lookMs = 2_000;
/** One after the other, in their order: as many as are surely done before others may claim them. */
const atOnce = 4;
const longestReason = 200;

type Due = {
  id: string;
  messageId: string;
  type: WebhookEvent | "test";
  objectId: string;
  state: string | null;
  version: string;
  at: Date;
  url: string;
  /** Sealed. */
  secrets: string[];
};

const open = `webhook_id = $1 and done_at is null and given_up_at is null
    and exists (select from shop_webhook where id = $1 and off_at is null)`;

/** Tries after 1, 2, 4, … minutes and then every eight hours. */
const claimOf = (which: string) =>
  claim({
    table: "shop_webhook_delivery",
    key: "id",
    open: which,
    due: "due_at",
    order: "due_at, id",
    limit: "$2",
    take: `${retry("1 minute", "8 hours")},
      first_at = case when attempts = 0 then now() else coalesce(first_at, resent_at, at) end`,
    returning: `q.id::text as id, q.message_id as "messageId", q.type, q.object_id as "objectId", q.state, q.version::text as version,
      q.at, (select url from shop_webhook where id = q.webhook_id) as url,
      ${sealedSecrets} as secrets`,
  });

const CLAIM = claimOf(open);
/** Without what comes by the ten thousands, as after a change of all prices. */
const CLAIM_FIRST = claimOf(`${open} and type not like 'product.%' and type not like 'stock.%'`);

const TRIED = `
  update shop_webhook_delivery set last_at = now(), last_status = $2, last_ms = $3, last_error = $4,
    done_at = case when $5 then now() end
  where id = $1::bigint`;

/** Ids and states, and nothing about people: the program asks back with its key. */
export const bodyOf = ({ type, objectId, state, version, at }: Omit<Due, "secrets">): string =>
  JSON.stringify({
    type,
    timestamp: at.toISOString(),
    data: { id: objectId, ...(state !== null && { state }), version: Number(version) },
  });

const noAnswer = "No answer within ten seconds";
/** The usual failures of a connection, in words that an owner can pass on. */
const known: Readonly<Record<string, string>> = {
  ENOTFOUND: "No such address is known on the internet",
  ECONNREFUSED: "Nothing takes messages at this address",
  ABORT_ERR: noAnswer,
};

const why = (error: unknown) => {
  if (!(error instanceof Error)) return "unknown";
  if (error.name === "TimeoutError") return noAnswer;
  const { code = error.name } = error as NodeJS.ErrnoException;
  return (known[code] ?? (error.message || code)).slice(0, longestReason);
};

type Outcome = { answered?: Answered; error: string | null };

async function post(due: Due): Promise<Outcome> {
  const body = bodyOf(due);
  try {
    const headers = signedHeaders({ id: due.messageId, body, at: new Date() }, opened(due.secrets));
    const answered = await postOut(due.url, {
      body,
      headers: { "content-type": "application/json", "user-agent": "shop-webhooks", ...headers },
      local: env().WEBHOOK_LOCAL_ORIGIN,
    });
    const { status } = answered;
    if (status >= 200 && status < 300) return { answered, error: null };
    return { answered, error: status >= 300 && status < 400 ? "A redirect, which is not followed" : null };
  } catch (error) {
    return { error: why(error) };
  }
}

async function send(webhookId: string, due: Due): Promise<void> {
  const { answered, error } = await post(due);
  const isDone = answered !== undefined && answered.status >= 200 && answered.status < 300;
  await query({
    name: "webhook-tried",
    text: TRIED,
    values: [due.id, answered?.status ?? null, answered?.ms ?? null, error, isDone],
  });
  if (isDone) {
    await query({
      name: "webhook-ok",
      text: "update shop_webhook set last_ok_at = now() where id = $1",
      values: [webhookId],
    });
    return;
  }
  log.info({ webhook: webhookId, status: answered?.status, error }, "webhook: will be tried again");
  if (answered?.status === 410) await pauseLeftAlone(webhookId, due.url);
  else await pauseIfSilent(webhookId, due);
}

const inOrder = (rows: Due[]) => rows.sort((one, other) => Number(one.version) - Number(other.version));

/** What an address is sent next. Orders never wait for products: of one thing all news is of one kind, and keeps its order. */
async function claimNext(webhookId: string): Promise<Due[]> {
  const first = await query<Due>({
    name: "webhook-claim-first",
    text: CLAIM_FIRST,
    values: [webhookId, atOnce],
  });
  const left = atOnce - first.length;
  if (left === 0) return inOrder(first);
  const others = await query<Due>({ name: "webhook-claim", text: CLAIM, values: [webhookId, left] });
  return [...inOrder(first), ...inOrder(others)];
}

/** Sends what is due to one address, in its order. One that gets no answer holds up none of those that were claimed with it. */
async function deliverTo(webhookId: string, isStopped?: () => boolean): Promise<void> {
  await drain({
    claim: () => claimNext(webhookId),
    most: atOnce,
    isStopped,
    work: async (rows) => {
      for (const due of rows) await send(webhookId, due);
    },
  });
}

const DUE = `
  select w.id from shop_webhook w
  where w.off_at is null and exists (select from shop_webhook_delivery d
    where d.webhook_id = w.id and d.done_at is null and d.given_up_at is null and d.due_at <= now())`;

const dueWebhooks = () => query<{ id: string }>({ name: "webhooks-due", text: DUE });

/** Sends messages in one lane per address, so that a slow receiver delays nobody else. */
export const webhookWorker = (): Worker => ({
  name: "webhooks",
  everyMs: lookMs,
  work: async ({ aside, isStopped }) => {
    for (const { id } of await dueWebhooks()) aside(id, () => deliverTo(id, isStopped));
  },
});

/** Sends soon what was just owed. */
export const wakeWebhooks = (): void => wake("webhooks");
