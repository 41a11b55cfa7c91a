import { Client, type Notification } from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { loadBackend } from "./support/load-backend";
import { mailedCode } from "./support/mails";
import { openShop, type Shop } from "./support/open-shop";
import { startSecondBackend } from "./support/second-backend";

/** Limits against hanging: nothing here is measured. */
const soon = { timeout: 120_000, interval: 50 };

const workers = () => loadBackend<typeof import("../src/platform/queue/workers")>("./platform/queue/workers");
const calls = () =>
  loadBackend<typeof import("../src/platform/queue/hear-calls")>("./platform/queue/hear-calls");

let shop: Shop;
let listener: Client;
const heard: Notification[] = [];

beforeAll(async () => {
  shop = await openShop({ WORKER_MODE: "server" });
  listener = new Client({ connectionString: shop.databaseUrl });
  await listener.connect();
  listener.on("notification", (call) => heard.push(call));
  await listener.query("listen shop_wake");
});
afterAll(async () => {
  await listener.end();
  await shop.close();
});

const waiting = () =>
  shop.query<{ topic: string; attempts: number }>({
    text: "select topic, attempts from shop_outbox where done_at is null and topic = 'password-code'",
  });
const askForCode = async (email: string) =>
  expect((await shop.call("forgotPassword", { body: { email } })).status).toBe(200);

describe("a process that only answers requests", () => {
  it("delivers nothing itself, and calls the workers for it", async () => {
    const { email } = await shop.shopper();
    await askForCode(email);
    // It is written after the response.
    await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), soon);
    await vi.waitFor(() => expect(heard.map(({ payload }) => payload)).toContain("outbox"), soon);
    expect(await waiting()).toEqual([{ topic: "password-code", attempts: 0 }]);
  });

  it("leaves its mail to a worker in another process", async () => {
    const { email } = await shop.shopper();
    const worker = await startSecondBackend({ WORKER_MODE: "worker" });
    try {
      await askForCode(email);
      expect(await mailedCode(shop, email)).toMatch(/^\d{6}$/);
      await vi.waitFor(async () => expect(await waiting()).toEqual([]), soon);
    } finally {
      await worker.kill();
    }
  });
});

describe("a worker", () => {
  const everyMs = 1_000_000_000;
  const turns = vi.fn(async () => {});
  let stop: () => Promise<void>;
  const hearing = () =>
    shop.query<{ pid: number }>({
      text: `select pid from pg_stat_activity where datname = current_database() and application_name = 'shop-hear'
               and query like 'listen%' and state = 'idle' order by backend_start desc`,
    });
  /** Its first turn, and the one for what it may have missed. */
  const atStart = 2;

  beforeAll(async () => {
    const stopWorkers = workers().startWorkers([{ name: "bookings", everyMs, work: turns }]);
    const stopHearing = calls().hearCalls();
    stop = async () => {
      await stopHearing();
      await stopWorkers();
    };
    await vi.waitFor(() => expect(turns).toHaveBeenCalledTimes(atStart), soon);
  });
  afterAll(() => stop());

  it("begins when a server calls it, not at its next look", async () => {
    await shop.query({ text: "select pg_notify('shop_wake', 'bookings')" });
    await vi.waitFor(() => expect(turns).toHaveBeenCalledTimes(atStart + 1), soon);
  });

  it("is not disturbed by calls for others, or for nobody", async () => {
    await shop.query({
      text: "select pg_notify('shop_wake', name) from unnest(array['', 'payments', 'x']) name",
    });
    await shop.query({ text: "select pg_notify('shop_wake', 'bookings')" });
    await vi.waitFor(() => expect(turns).toHaveBeenCalledTimes(atStart + 2), soon);
  });

  it("hears again after its connection was cut, and looks for what was called meanwhile", async () => {
    const [before] = await hearing();
    await shop.query({ text: "select pg_terminate_backend($1)", values: [before?.pid] });
    await vi.waitFor(async () => {
      const [now] = await hearing();
      expect(now?.pid).toBeGreaterThan(0);
      expect(now?.pid).not.toBe(before?.pid);
    }, soon);
    await vi.waitFor(() => expect(turns).toHaveBeenCalledTimes(atStart + 3), soon);
    await shop.query({ text: "select pg_notify('shop_wake', 'bookings')" });
    await vi.waitFor(() => expect(turns).toHaveBeenCalledTimes(atStart + 4), soon);
  });
});
