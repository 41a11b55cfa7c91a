import { query } from "../db/pool";
import { log } from "../log";
import { type BusEvent, type EventBus, patientBus } from "./patient-bus";
import { type Locks, patientLocks } from "./patient-locks";
import { patientWorkflows, type WorkflowStorage } from "./patient-workflows";

/**
 * Writes events into the outbox. They describe completed changes: if even this fails it is logged, and nothing is
 * undone.
 */
async function keepInOutbox(events: BusEvent[]): Promise<void> {
  await query({
    name: "keep-bus-events",
    text: `insert into shop_outbox (topic, payload)
           select 'engine-event', event from jsonb_array_elements($1::jsonb) event`,
    values: [JSON.stringify(events)],
  }).catch((error) =>
    log.error({ err: error, names: events.map(({ name }) => name) }, "redis: events are lost"),
  );
}

let isDone = false;

/**
 * Lets the engine continue while Redis is unavailable, in its three modules that wait for Redis after a commit. These
 * are internals of the engine: `redis.test.ts` fails when an upgrade moves them. Called before the engine is loaded.
 */
export function goOnWithoutRedis(): void {
  if (isDone) return;
  isDone = true;
  const { default: bus } = require("@medusajs/event-bus-redis");
  const { RedisDistributedTransactionStorage } = require("@medusajs/workflow-engine-redis/dist/utils");
  const { RedisLockingProvider } = require("@medusajs/locking-redis/dist/services/redis-lock");
  patientBus(bus.service.prototype as EventBus, keepInOutbox);
  patientWorkflows(RedisDistributedTransactionStorage.prototype as WorkflowStorage);
  patientLocks(RedisLockingProvider.prototype as Locks);
}
