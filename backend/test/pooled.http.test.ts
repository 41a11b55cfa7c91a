import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Pooler, poolerMissing } from "../../faults/testbed/pooler";
import { place, put, stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { openShop, type Person, type Shop } from "./support/open-shop";

const folder = mkdtempSync(join(tmpdir(), "shop-pooler-"));
let pooler: Pooler | undefined;

/** Through PgBouncer in transaction mode; without one here, by another address of the same server. */
async function throughPooler(databaseUrl: string): Promise<string> {
  if (poolerMissing()) return `${databaseUrl}?through=nothing`;
  pooler = await Pooler.open(folder, databaseUrl);
  return pooler.url;
}

describe("a shop whose DATABASE_URL goes through a pooler", () => {
  let shop: Shop;
  let asha: Person;

  beforeAll(async () => {
    shop = await openShop({}, { pooler: throughPooler });
    asha = await shop.shopper();
  });
  afterAll(async () => {
    await shop.close();
    await pooler?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  it("is ready", async () => {
    expect((await shop.send("GET", "/api/ready")).status).toBe(200);
  });

  it("takes orders, eight at once, and its books are right", async () => {
    const productId = await stockOne(shop, { title: "Pump behind a pool", totalStock: 8 });
    const shoppers = await Promise.all(Array.from({ length: 7 }, () => shop.shopper()));
    const placed = await Promise.all(
      [asha, ...shoppers].map(async (shopper) => {
        await put(shop, shopper, productId);
        return place(shop, shopper);
      }),
    );
    expect(placed.map(({ status }) => status)).toEqual(Array(8).fill(201));
    const { auditData } = loadBackend<typeof import("../src/integrity/audit")>("./integrity/audit");
    const broken = (await auditData()).findings.filter(({ rule }) => !rule.includes("outbox"));
    expect(broken).toEqual([]);
  });

  it("leaves no statement prepared on connections that others get next", async () => {
    const left = await Promise.all(
      Array.from({ length: 20 }, () => shop.query({ text: "select name from pg_prepared_statements" })),
    );
    expect(left.flat()).toEqual([]);
  });

  it.skipIf(poolerMissing())("has the limits of time that the delivered pgbouncer.ini sets", async () => {
    const { timeLimits } =
      loadBackend<typeof import("../src/platform/db/time-limits")>("./platform/db/time-limits");
    // The file's are those of a shop that gives a call its usual nine seconds.
    const limits = timeLimits(9_000);
    const set = await shop.query<{ name: string; setting: string }>({
      text: "select name, setting from pg_settings where name = any ($1)",
      values: [Object.keys(limits)],
    });
    expect(Object.fromEntries(set.map(({ name, setting }) => [name, Number(setting)]))).toEqual(limits);
  });
});
