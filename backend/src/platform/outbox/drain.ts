import type { MedusaContainer } from "@medusajs/framework/types";
import { inJob } from "../../contract/tracing";
import { query } from "../db/pool";
import { faultPoint } from "../faultpoints";
import { log } from "../log";
import { claim, retry } from "../queue/claim";
import { drain, noteFailure } from "../queue/drain";
import { type Worker, wake } from "../queue/workers";
import { messageTopics } from "./message-topics";

/** Delivers one message; throws if it should be retried. */
export type Deliver = (scope: MedusaContainer, payload: Record<string, unknown>) => Promise<void>;
/** The handler of each topic. */
export type Topics = Readonly<Record<string, Deliver>>;

let topics: Topics = {};

type Message = {
  id: string;
  topic: string;
  payload: Record<string, unknown>;
  attempts: number;
  trace: string | null;
};

const batch = 50;
/** Messages are slow to deliver: a claimed batch should be done before others may claim it. */
const messageBatch = 5;
const slow: ReadonlySet<string> = new Set(messageTopics);
const sweepMs = 3_000;

/** The lane of a message. Of others than to devices the payload, which may be large, is not looked into. */
const lane = "case when topic = 'push-device' then coalesce(payload ->> 'lane', '') else '' end";

const CLAIM = claim({
  table: "shop_outbox",
  key: "id",
  open: `topic = $1 and ${lane} = $3 and done_at is null`,
  due: "due_at",
  order: "due_at, id",
  limit: "$2",
  take: retry("30 seconds", "1 hour"),
  returning: "q.id, q.topic, q.payload, q.attempts, q.trace",
});

/** A `secret` in the payload is only needed for the delivery. */
const DONE = `
  update shop_outbox set done_at = now(), payload = payload - 'secret' where id = any ($1::bigint[])`;

async function deliver(scope: MedusaContainer, message: Message): Promise<string | undefined> {
  try {
    faultPoint("outbox.claimed");
    await inJob(
      `outbox ${message.topic}`,
      async () => topics[message.topic]?.(scope, message.payload),
      message.trace,
    );
    faultPoint("outbox.delivered");
    return message.id;
  } catch (error) {
    log.warn({ topic: message.topic, attempts: message.attempts, err: error }, "outbox: will be tried again");
    await noteFailure("shop_outbox", [message.id], error);
    return undefined;
  }
}

/** Messages of one topic that are delivered one batch after the other: all of them, or those whose payload names this `lane`. */
type Queue = { topic: string; lane: string };

async function drainQueue(
  scope: MedusaContainer,
  { topic, lane }: Queue,
  isStopped?: () => boolean,
): Promise<number> {
  const most = slow.has(topic) ? messageBatch : batch;
  let delivered = 0;
  await drain({
    claim: () => query<Message>({ name: "outbox-claim", text: CLAIM, values: [topic, most, lane] }),
    most,
    isStopped,
    work: async (messages) => {
      const done = await Promise.all(messages.map((message) => deliver(scope, message)));
      const ids = done.filter((id) => id !== undefined);
      if (ids.length > 0) await query({ name: "outbox-done", text: DONE, values: [ids] });
      delivered += ids.length;
    },
  });
  return delivered;
}

/** What has due messages; topics without a handler are left out, and the audit reports them. */
async function dueQueues(): Promise<Queue[]> {
  const due = await query<Queue>({
    name: "outbox-due",
    text: `select distinct topic, ${lane} as lane from shop_outbox
           where done_at is null and due_at <= now()`,
  });
  return due.filter(({ topic }) => Object.hasOwn(topics, topic));
}

/** Delivers due messages until none is left; returns how many were delivered. */
export async function drainOutbox(scope: MedusaContainer): Promise<number> {
  const counts = await Promise.all((await dueQueues()).map((due) => drainQueue(scope, due)));
  const delivered = counts.reduce((sum, count) => sum + count, 0);
  // A delivery may have added messages: news becomes e-mails.
  return delivered > 0 ? delivered + (await drainOutbox(scope)) : delivered;
}

/**
 * Delivers messages in one lane per topic, so that a slow mail server delays e-mails but neither refunds nor
 * couriers; or in several, where messages of a topic name theirs.
 */
export function outboxWorker(scope: MedusaContainer, receivers: Topics): Worker {
  topics = receivers;
  return {
    name: "outbox",
    everyMs: sweepMs,
    work: async ({ aside, isStopped }) => {
      for (const due of await dueQueues()) {
        aside(`${due.topic} ${due.lane}`.trim(), async () => {
          // A delivery may have added messages.
          if ((await drainQueue(scope, due, isStopped)) > 0) wake("outbox", 0);
        });
      }
    },
  };
}
