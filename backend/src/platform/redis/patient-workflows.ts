import { AsyncLocalStorage } from "node:async_hooks";
import { isAway, type RedisClient, within } from "./within";

type Reply = [error: Error | null, value: unknown];
type Pipeline = { exec: () => Promise<Reply[]> };
type Client = RedisClient & { get: (key: string) => Promise<string | null>; pipeline: () => Pipeline };
type Storage = { redisClient: Client };
type Checkpoint = { flow: { transactionId: string; _v?: unknown } };
/** The methods of the engine's workflow storage that are changed here. */
export type WorkflowStorage = {
  get: (this: Storage, key: string, ...rest: unknown[]) => Promise<unknown>;
  save: (this: Storage, key: string, data: Checkpoint, ...rest: unknown[]) => Promise<unknown>;
};

/** A run without a given name is known only to the process that runs it, and so are its nested runs. */
const isOwnRun = (transaction: string) => /(^|:)auto-/.test(transaction);

/** The reply of Redis to the last command of a pipeline. */
const noted: Reply[] = [[null, "OK"]];

/**
 * The engine stores each step of a workflow in Redis, so that other processes can continue it. A workflow that runs
 * in one process from start to end does not need that, and its steps have committed: if Redis is unavailable it
 * continues without. One that other processes continue (`_v`, or a name of its own) waits for Redis, as before.
 */
export function patientWorkflows(storage: WorkflowStorage): void {
  const { get, save } = storage;
  const mayMiss = new AsyncLocalStorage<boolean>();
  const patient = new WeakSet<Client>();

  const pipelineOf = (client: Client): Pipeline => {
    const pipeline = client.pipeline();
    if (!mayMiss.getStore()) return pipeline;
    const exec = pipeline.exec.bind(pipeline);
    pipeline.exec = async () => {
      if (!isAway(client)) return (await within(client, exec))?.result ?? noted;
      // Queued commands are run in order when Redis returns, which removes entries from before the outage.
      void exec().catch(() => {});
      return noted;
    };
    return pipeline;
  };
  const read = async (client: Client, key: string) =>
    mayMiss.getStore() ? ((await within(client, () => client.get(key)))?.result ?? null) : client.get(key);

  const soften = (of: Storage) => {
    if (patient.has(of.redisClient)) return;
    of.redisClient = new Proxy(of.redisClient, {
      get(client, name) {
        if (name === "get") return (key: string) => read(client, key);
        if (name === "pipeline") return () => pipelineOf(client);
        const value: unknown = Reflect.get(client, name);
        return typeof value === "function" ? value.bind(client) : value;
      },
    });
    patient.add(of.redisClient);
  };

  storage.get = function (key, ...rest) {
    soften(this);
    return mayMiss.run(mayMiss.getStore() ?? isOwnRun(key), () => get.call(this, key, ...rest));
  };
  storage.save = function (key, data, ...rest) {
    soften(this);
    const { transactionId, _v } = data.flow;
    return mayMiss.run(isOwnRun(transactionId) && !_v, () => save.call(this, key, data, ...rest));
  };
}
