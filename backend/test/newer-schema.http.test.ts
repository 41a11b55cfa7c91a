import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadBackend } from "./support/load-backend";
import { openShop, type Shop } from "./support/open-shop";
import { startSecondBackend } from "./support/second-backend";

let shop: Shop;
let ours: string;
const { writeStamp, expectedStamp } =
  loadBackend<typeof import("../src/platform/db/stamp")>("./platform/db/stamp");
const stamp = async () =>
  (await shop.query<{ value: string }>({ text: "select value from shop_stamp where key = 'schema'" }))[0]
    ?.value;

/** What a migration of a newer version leaves behind, of the engine alone or with a step of ours. */
async function migrateAsNewer(value: string): Promise<void> {
  const client = new Client({ connectionString: shop.databaseUrl });
  await client.connect();
  await writeStamp(client, value).finally(() => client.end());
}
const isReady = async (url = shop.url) => (await fetch(`${url}/api/ready`)).status === 200;

beforeAll(async () => {
  shop = await openShop();
  ours = expectedStamp();
});
afterAll(() => shop.close());

async function startsOnIt(): Promise<void> {
  const before = await stamp();
  const older = await startSecondBackend({ WORKER_MODE: "server", LOG_LEVEL: "warn" });
  try {
    expect(older.output()).toContain("The database has the schema of a newer version");
    expect(await isReady(older.url)).toBe(true);
    expect(await stamp()).toBe(before);
  } finally {
    await older.kill();
  }
}

describe("after a newer version has migrated the database", () => {
  it("the processes of this version stay ready until they are replaced", async () => {
    expect(await stamp()).toBe(ours);
    await migrateAsNewer("of a newer engine");
    expect(await isReady()).toBe(true);
  });

  it("this version starts again, with a line in its log, and changes nothing", startsOnIt);

  it("it knows a newer schema by a step that it does not have, too", async () => {
    await shop.query({ text: "delete from shop_stamp where key like 'schema-was:%'" });
    expect(await isReady()).toBe(false);
    await shop.query({
      text: "insert into shop_schema (name, batch, migration_time) values ('9999-of-the-future', 99, now())",
    });
    expect(await isReady()).toBe(true);
    await startsOnIt();
  });
});
