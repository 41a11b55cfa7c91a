import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { redisMissing } from "../../faults/testbed/redis";
import { RedisServer } from "../../faults/testbed/redis-server";
import { findFreePort } from "../../scripts/free-port";
import { makeCertificate } from "./support/certificate";
import { openShop, type Shop } from "./support/open-shop";
import { type SecondBackend, startSecondBackend } from "./support/second-backend";

/** A limit against hanging: Sentinel itself takes some seconds to agree with itself. */
const soon = { timeout: 120_000, interval: 200 };

const redisOf = async (backend: SecondBackend) => {
  const answer = await fetch(`${backend.url}/api/ready`);
  return ((await answer.json()) as { data: { redis?: boolean } }).data.redis;
};

/** Needs redis-server; `platform/redis/options.test.ts` tests the addresses without it. */
describe.skipIf(redisMissing())("a Redis that is reached in another way", () => {
  const folder = mkdtempSync(join(tmpdir(), "shop-redis-"));
  let shop: Shop;
  const servers: RedisServer[] = [];
  const start = async (name: string, settings: readonly string[]) => {
    const server = await RedisServer.start(join(folder, name), await findFreePort(), settings);
    servers.push(server);
    return server;
  };

  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(async () => {
    await shop.close();
    for (const server of servers) await server.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  it("may go away again: a server stays ready for a load balancer, and says what is missing", async () => {
    const redis = await start("alone", []);
    const backend = await startSecondBackend({
      WORKER_MODE: "server",
      REDIS_URL: `redis://127.0.0.1:${redis.port}`,
    });
    const ready = async () => {
      const answer = await fetch(`${backend.url}/api/ready`);
      return {
        status: answer.status,
        redis: ((await answer.json()) as { data: { redis?: boolean } }).data.redis,
      };
    };
    const part = async () => {
      const text = await (await fetch(`${backend.url}/api/metrics`)).text();
      return /^shop_part_ready\{part="redis"\} (\d)/m.exec(text)?.[1];
    };
    try {
      await vi.waitFor(async () => expect(await ready()).toEqual({ status: 200, redis: true }), soon);
      expect(await part()).toBe("1");
      await redis.kill();
      await vi.waitFor(async () => expect(await ready()).toEqual({ status: 200, redis: false }), soon);
      expect(await part()).toBe("0");
    } finally {
      await backend.kill();
    }
  });

  it("over TLS, with a certificate of one's own authority", async () => {
    const { key, certificate } = makeCertificate(folder, "redis");
    const own = ["--tls-cert-file", certificate, "--tls-key-file", key, "--tls-ca-cert-file", certificate];
    const port = await findFreePort();
    await start("tls", ["--tls-port", String(port), ...own, "--tls-auth-clients", "no"]);
    const backend = await startSecondBackend({
      WORKER_MODE: "server",
      REDIS_URL: `rediss://localhost:${port}`,
      REDIS_CA_FILE: certificate,
    });
    try {
      await vi.waitFor(async () => expect(await redisOf(backend)).toBe(true), soon);
    } finally {
      await backend.kill();
    }
  });

  it("through Sentinel, which names another master when the first one is gone", async () => {
    const master = await start("master", []);
    const replica = await start("replica", ["--replicaof", "127.0.0.1", String(master.port)]);
    await vi.waitFor(
      () => expect(replica.ask("info", "replication")).toContain("master_link_status:up"),
      soon,
    );
    const sentinel = await RedisServer.startSentinel(
      join(folder, "sentinel"),
      await findFreePort(),
      master.port,
    );
    servers.push(sentinel);
    await vi.waitFor(
      () => expect(sentinel.ask("sentinel", "replicas", "shop")).toContain(String(replica.port)),
      soon,
    );
    const backend = await startSecondBackend({
      WORKER_MODE: "server",
      REDIS_URL: "redis://shop",
      REDIS_SENTINELS: `127.0.0.1:${sentinel.port}`,
      REDIS_MASTER: "shop",
    });
    try {
      await vi.waitFor(async () => expect(await redisOf(backend)).toBe(true), soon);
      await master.kill();
      await vi.waitFor(() => expect(replica.ask("role")).toMatch(/^master/), soon);
      await vi.waitFor(async () => expect(await redisOf(backend)).toBe(true), soon);
    } finally {
      await backend.kill();
    }
  });
});
