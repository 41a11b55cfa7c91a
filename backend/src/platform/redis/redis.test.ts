import { createRequire } from "node:module";
import { describe, expect, it, vi } from "vitest";
import { type BusEvent, type EventBus, patientBus, tellFromOutbox } from "./patient-bus";
import { type Locks, patientLocks } from "./patient-locks";
import { patientWorkflows, type WorkflowStorage } from "./patient-workflows";

const require = createRequire(import.meta.url);

type Health = "well" | "away" | "silent";
const refused = () => Promise.reject(new Error("Connection is closed."));
const silence = () => new Promise<never>(() => {});
/** A command of Redis that succeeds, is refused or hangs. */
const command = <Result>(health: Health, result: Result) =>
  vi.fn(
    (): Promise<Result> =>
      health === "well" ? Promise.resolve(result) : health === "away" ? refused() : silence(),
  );
const status = (health: Health) => (health === "away" ? "reconnecting" : "ready");

describe("the engine's classes", () => {
  it("still have what is changed in them", () => {
    const { default: bus } = require("@medusajs/event-bus-redis");
    const { RedisDistributedTransactionStorage } = require("@medusajs/workflow-engine-redis/dist/utils");
    const { RedisLockingProvider } = require("@medusajs/locking-redis/dist/services/redis-lock");
    const { prototype } = bus.service;
    expect([typeof prototype.emit, typeof prototype.releaseGroupedEvents]).toEqual(["function", "function"]);
    expect(String(prototype.clearGroupedEvents)).toContain("this.eventBusRedisConnection_");
    expect(String(prototype.emit)).toContain("this.eventToSubscribersMap");
    for (const name of ["get", "save"])
      expect(String(RedisDistributedTransactionStorage.prototype[name])).toContain("this.redisClient");
    expect(String(RedisLockingProvider.prototype.release)).toContain("this.redisClient");
  });
});

describe("the bus", () => {
  function open(health: Health) {
    const sent = command<void>(health, undefined);
    const methods: EventBus = { emit: sent, releaseGroupedEvents: sent, clearGroupedEvents: sent };
    const kept: BusEvent[] = [];
    patientBus(methods, async (events) => void kept.push(...events));
    const redis = { status: status(health) };
    const eventToSubscribersMap = new Map([["customer.created", [() => {}]]]);
    return { bus: { eventBusRedisConnection_: redis, eventToSubscribersMap, ...methods }, sent, kept, redis };
  }
  const made: BusEvent = { name: "customer.created", data: { id: "cus_1" } };
  const ofFlow: BusEvent = { ...made, metadata: { eventGroupId: "flow", source: "test" } };

  it("is told at once while Redis is well, and nothing is kept", async () => {
    const { bus, sent, kept } = open("well");
    await bus.emit(made);
    await bus.emit(ofFlow);
    await bus.releaseGroupedEvents("flow");
    expect([sent.mock.calls.length, kept]).toEqual([3, []]);
  });

  it.each<Health>(["away", "silent"])("is told later where Redis is %s", async (health) => {
    const { bus, kept } = open(health);
    await bus.emit([made, { name: "nobody.listens", data: {} }]);
    expect(kept).toMatchObject([{ name: "customer.created", data: { id: "cus_1" } }]);
  });

  it("is told of a workflow when that is over, and not of one that was taken back", async () => {
    const { bus, kept } = open("away");
    await bus.emit(ofFlow);
    await bus.emit({ ...ofFlow, metadata: { eventGroupId: "undone" } });
    expect(kept).toEqual([]);
    await bus.clearGroupedEvents("undone");
    await bus.releaseGroupedEvents("undone");
    expect(kept).toEqual([]);
    await bus.releaseGroupedEvents("flow");
    expect(kept).toEqual([{ ...made, metadata: { source: "test" }, options: {} }]);
  });

  it("is told of the whole of a workflow in which Redis went away", async () => {
    const { bus, kept, redis } = open("well");
    await bus.emit(ofFlow);
    redis.status = "reconnecting";
    await bus.emit({ ...ofFlow, data: { id: "cus_2" } });
    redis.status = "ready";
    await bus.releaseGroupedEvents("flow");
    expect(kept.map(({ data }) => data)).toEqual([{ id: "cus_1" }, { id: "cus_2" }]);
  });

  it("fails for the outbox, which tries again and keeps no second copy", async () => {
    const { bus, kept } = open("away");
    await expect(tellFromOutbox(() => bus.emit(made))).rejects.toThrow("outbox");
    expect(kept).toEqual([]);
  });
});

describe("a workflow", () => {
  function open(health: Health) {
    const get = command(health, "what Redis knows");
    const exec = command(health, [[null, "OK"]] as [null, string][]);
    const storage = {
      redisClient: { status: status(health), get, pipeline: () => ({ exec }) },
      get(_key: string) {
        return this.redisClient.get();
      },
      save(_key: string, _data: unknown) {
        return this.redisClient.pipeline().exec();
      },
    };
    patientWorkflows(storage as unknown as WorkflowStorage);
    return { storage, exec };
  }
  const run = (transactionId: string, _v?: number) => ({ flow: { transactionId, _v } });

  it("is noted and found while Redis is well", async () => {
    const { storage, exec } = open("well");
    expect(await storage.get("dtrx:add-address:auto-1")).toBe("what Redis knows");
    await storage.save("dtrx:add-address:auto-1", run("auto-1"));
    expect(exec).toHaveBeenCalledTimes(1);
  });

  it.each<Health>(["away", "silent"])("of one process goes on where Redis is %s", async (health) => {
    const { storage } = open(health);
    expect(await storage.get("dtrx:add-address:auto-1")).toBeNull();
    expect(await storage.save("dtrx:add-address:auto-1", run("auto-1"))).toEqual([[null, "OK"]]);
  });

  it("that other processes go on with needs Redis, as before", async () => {
    const { storage } = open("away");
    await expect(storage.save("dtrx:import:auto-1", run("auto-1", 3))).rejects.toThrow("closed");
    await expect(storage.save("dtrx:import:named", run("named"))).rejects.toThrow("closed");
    await expect(storage.get("dtrx:import:named")).rejects.toThrow("closed");
  });
});

describe("a lock", () => {
  it.each<[Health, boolean]>([
    ["well", true],
    ["away", false],
    ["silent", false],
  ])("is given back without failing the work that it was for, where Redis is %s", async (health, isBack) => {
    const locks = {
      release: command(health, true) as Locks["release"],
      redisClient: { status: status(health) },
    };
    patientLocks(locks);
    expect(await locks.release(["edit:prod_1"], { ownerId: "execute:1" })).toBe(isBack);
  });
});
