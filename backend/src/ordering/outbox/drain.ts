import type { MedusaContainer } from "@medusajs/framework/types";
import { query } from "../../db/pool";
import { log } from "../../log";
import { tidy } from "./tidy";
import { topics } from "./topics";

type Message = { id: string; topic: string; payload: Record<string, unknown>; attempts: number };

const batch = 50;
const sweepMs = 3_000;
const tidyMs = 3_600_000;

/**
 * Takes due messages by moving their next try ahead: a process that dies with one loses nothing, it comes up
 * again after a while that doubles with every try, from half a minute to an hour.
 */
const CLAIM = `
  update shop_outbox o set attempts = attempts + 1,
    due_at = now() + least(interval '30 seconds' * power(2, least(attempts, 10)), interval '1 hour')
  from (select id from shop_outbox where done_at is null and due_at <= now()
    order by due_at, id limit ${batch} for update skip locked) due
  where o.id = due.id
  returning o.id, o.topic, o.payload, o.attempts`;

async function deliver(scope: MedusaContainer, message: Message): Promise<string | undefined> {
  try {
    const topic = topics[message.topic];
    if (!topic) throw new Error(`No topic ${message.topic}`);
    await topic(scope, message.payload);
    return message.id;
  } catch (error) {
    log.warn({ topic: message.topic, attempts: message.attempts, err: error }, "outbox: will be tried again");
    const why = error instanceof Error ? error.message.slice(0, 500) : "unknown";
    await query({ text: "update shop_outbox set last_error = $2 where id = $1", values: [message.id, why] });
    return undefined;
  }
}

/** Works off what is due, until nothing is; answers how many messages were delivered. */
export async function drainOutbox(scope: MedusaContainer): Promise<number> {
  let delivered = 0;
  for (;;) {
    const messages = await query<Message>({ name: "outbox-claim", text: CLAIM });
    const done = await Promise.all(messages.map((message) => deliver(scope, message)));
    const ids = done.filter((id) => id !== undefined);
    if (ids.length > 0) {
      await query({
        name: "outbox-done",
        text: "update shop_outbox set done_at = now() where id = any ($1::bigint[])",
        values: [ids],
      });
    }
    delivered += ids.length;
    if (messages.length < batch) return delivered;
  }
}

let soon: NodeJS.Timeout | undefined;
let stopped = false;
let running: Promise<unknown> = Promise.resolve();

function drainQuietly(scope: MedusaContainer): void {
  running = running
    .then(() => (stopped ? 0 : drainOutbox(scope)))
    .catch((error) => log.warn({ err: error }, "outbox: the sweep failed, the next one comes"));
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

/** Sweeps at once and every few seconds, for what a crash or an outage left; answers how to stop it. */
export function startOutbox(scope: MedusaContainer): () => Promise<void> {
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
    await running;
  };
}
