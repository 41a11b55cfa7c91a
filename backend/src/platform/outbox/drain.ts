import type { MedusaContainer } from "@medusajs/framework/types";
import { query } from "../db/pool";
import { faultPoint } from "../faultpoints";
import { log } from "../log";
import { openLanes } from "./lanes";
import { tidy } from "./tidy";

/** Delivers one message; throws where it should be tried again. */
export type Deliver = (scope: MedusaContainer, payload: Record<string, unknown>) => Promise<void>;
/** Who receives a message, by its topic. */
export type Topics = Readonly<Record<string, Deliver>>;

let topics: Topics = {};

type Message = { id: string; topic: string; payload: Record<string, unknown>; attempts: number };

const batch = 50;
/** Topics whose receiver takes few at once: what is claimed should be done before others may claim it. */
const smallBatches: Readonly<Record<string, number>> = {
  mail: 5,
  "password-code": 5,
  "second-factor": 5,
  "contact-code": 5,
  "contact-code-text": 5,
  "account-news": 5,
  "order-code": 5,
  "order-code-text": 5,
  "text-message": 5,
};
const sweepMs = 3_000;
const tidyMs = 3_600_000;
/** How long a stopping process waits for what is on its way; what is cut off is tried again by the next one. */
const stopMs = 5_000;

/**
 * Takes due messages of one topic by moving their next try ahead: a process that dies with one loses nothing, it
 * comes up again after a while that doubles with every try, from half a minute to an hour.
 */
const CLAIM = `
  update shop_outbox o set attempts = attempts + 1,
    due_at = now() + least(interval '30 seconds' * power(2, least(attempts, 10)), interval '1 hour')
  from (select id from shop_outbox where topic = $1 and done_at is null and due_at <= now()
    order by due_at, id limit $2 for update skip locked) due
  where o.id = due.id
  returning o.id, o.topic, o.payload, o.attempts`;

/** A `secret` in the payload is there for the delivery alone. */
const DONE = `
  update shop_outbox set done_at = now(), payload = payload - 'secret' where id = any ($1::bigint[])`;

async function deliver(scope: MedusaContainer, message: Message): Promise<string | undefined> {
  try {
    faultPoint("outbox.claimed");
    await topics[message.topic]?.(scope, message.payload);
    faultPoint("outbox.delivered");
    return message.id;
  } catch (error) {
    log.warn({ topic: message.topic, attempts: message.attempts, err: error }, "outbox: will be tried again");
    const why = error instanceof Error ? error.message.slice(0, 500) : "unknown";
    await query({ text: "update shop_outbox set last_error = $2 where id = $1", values: [message.id, why] });
    return undefined;
  }
}

async function drainTopic(scope: MedusaContainer, topic: string): Promise<number> {
  const most = smallBatches[topic] ?? batch;
  let delivered = 0;
  for (;;) {
    const messages = await query<Message>({ name: "outbox-claim", text: CLAIM, values: [topic, most] });
    const done = await Promise.all(messages.map((message) => deliver(scope, message)));
    const ids = done.filter((id) => id !== undefined);
    if (ids.length > 0) await query({ name: "outbox-done", text: DONE, values: [ids] });
    delivered += ids.length;
    if (messages.length < most || stopped) return delivered;
  }
}

/** The topics that have something due; one that nobody receives is left to the audit to find. */
async function dueTopics(): Promise<string[]> {
  const due = await query<{ topic: string }>({
    name: "outbox-due",
    text: "select distinct topic from shop_outbox where done_at is null and due_at <= now()",
  });
  return due.map(({ topic }) => topic).filter((topic) => Object.hasOwn(topics, topic));
}

/** Works off what is due, until nothing is; answers how many messages were delivered. */
export async function drainOutbox(scope: MedusaContainer): Promise<number> {
  const counts = await Promise.all((await dueTopics()).map((topic) => drainTopic(scope, topic)));
  const delivered = counts.reduce((sum, count) => sum + count, 0);
  // What was delivered may have put more in: news becomes mails.
  return delivered > 0 && !stopped ? delivered + (await drainOutbox(scope)) : delivered;
}

let soon: NodeJS.Timeout | undefined;
let stopped = false;

/** A lane a topic, so that a slow mail server holds up mails and neither refunds nor couriers. */
const lanes = openLanes((error) => log.warn({ err: error }, "outbox: the sweep failed, the next one comes"));

function drainQuietly(scope: MedusaContainer): void {
  if (stopped) return;
  lanes.run("which topics are due", async () => {
    for (const topic of await dueTopics()) {
      lanes.run(topic, async () => {
        if ((await drainTopic(scope, topic)) > 0) drainQuietly(scope);
      });
    }
  });
}

/** Drains in a moment, once for all that is written until then. */
export function drainSoon(scope: MedusaContainer): void {
  if (soon || stopped) return;
  soon = setTimeout(() => {
    soon = undefined;
    drainQuietly(scope);
  }, 50);
  soon.unref();
}

/** Leaves all messages to other processes: for a command that ends before they would be out. */
export function holdOutbox(): void {
  stopped = true;
}

/** Sweeps at once and every few seconds, for what a crash or an outage left; answers how to stop it. */
export function startOutbox(scope: MedusaContainer, receivers: Topics): () => Promise<void> {
  topics = receivers;
  stopped = false;
  drainQuietly(scope);
  const timer = setInterval(() => drainQuietly(scope), sweepMs);
  timer.unref();
  const tidying = setInterval(() => {
    tidy().catch((error) => log.warn({ err: error }, "outbox: not tidied, the next hour will do"));
  }, tidyMs);
  tidying.unref();
  return async () => {
    stopped = true;
    clearInterval(timer);
    clearInterval(tidying);
    clearTimeout(soon);
    soon = undefined;
    await lanes.idle(stopMs);
  };
}
