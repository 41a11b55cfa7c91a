import { AsyncLocalStorage } from "node:async_hooks";
import { isAway, type RedisClient, within } from "./within";

type Reply = [error: Error | null, value: unknown];
type Pipeline = { exec: () => Promise<Reply[]> };
type Client = RedisClient & { get: (key: string) => Promise<string | null>; pipeline: () => Pipeline };
type Storage = { redisClient: Client };
type Checkpoint = { flow: { transactionId: string; _v?: unknown } };
/** What of the engine's storage for workflows is changed here. */
export type WorkflowStorage = {
  get: (this: Storage, key: string, ...rest: unknown[]) => Promise<unknown>;
  save: (this: Storage, key: string, data: Checkpoint, ...rest: unknown[]) => Promise<unknown>;
};

/** A run that nobody has named is known to the process alone that it runs in, and so are those within it. */
const isOwnRun = (transaction: string) => /(^|:)auto-/.test(transaction);

/** As Redis answers to the last command of a pipeline. */
const noted: Reply[] = [[null, "OK"]];

/**
 * The engine notes each step of a workflow in Redis, for other processes to go on with it. A workflow that runs in one
 * process from its beginning to its end has no use for that, and its steps have committed: where Redis is away it goes
 * on without. One that others go on with (`_v`, or a name of its own) waits for Redis, as before.
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
      // What is still waiting when Redis returns is done then, in its order: notes of before the outage go away.
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
