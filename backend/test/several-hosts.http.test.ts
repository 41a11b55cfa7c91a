import { type AddressInfo, createServer, type Server } from "node:net";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommand } from "../../faults/testbed/command";
import { auditFaults, place, put, stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { openShop, type Shop } from "./support/open-shop";

/** A machine that takes connections and never says a word. */
const hung: Server = createServer(() => {});
/** Nobody listens there: a free port of another number may be taken by another test meanwhile. */
const closedPort = 1;
let hosts: string;

const amongOthers = (databaseUrl: string) => {
  const { host } = new URL(databaseUrl);
  return `${databaseUrl.replace(host, `${hosts},${host}`)}?target_session_attrs=read-write`;
};

describe("a shop whose DATABASE_URL names several hosts", () => {
  let shop: Shop;

  beforeAll(async () => {
    await new Promise<void>((resolve) => hung.listen(0, "127.0.0.1", resolve));
    hosts = `127.0.0.1:${closedPort},127.0.0.1:${(hung.address() as AddressInfo).port}`;
    shop = await openShop({}, { address: amongOthers });
  });
  afterAll(async () => {
    await shop.close();
    hung.close();
  });

  it("takes orders and keeps its books on the one that takes writes", async () => {
    const productId = await stockOne(shop, { title: "Pump with two databases", totalStock: 3 });
    const asha = await shop.shopper();
    await put(shop, asha, productId);
    expect((await place(shop, asha)).status).toBe(201);
    expect(await auditFaults()).toEqual([]);
  });

  it("makes and migrates a database that is not there yet", async () => {
    const missing = new URL(shop.databaseUrl);
    missing.pathname = `${missing.pathname}_more`;
    await runCommand({ DATABASE_URL: amongOthers(missing.href), DATA_DIR: shop.dataDir }, ["migrate"]);
    const made = new Client({ connectionString: missing.href });
    await made.connect();
    const { rows } = await made.query("select from shop_schema where name like '%-records-end'");
    await made.end();
    expect(rows).toHaveLength(1);
    await shop.query({ text: `drop database "${missing.pathname.slice(1)}"` });
  });

  it("has the engine's own driver take them", async () => {
    const pool = shop.container.resolve(ContainerRegistrationKeys.PG_CONNECTION) as unknown as Knex;
    const { Client: EngineClient } = pool.client.driver as { Client: typeof Client };
    const client = new EngineClient({
      connectionString: `postgres://shop@${encodeURIComponent(hosts)}/shop`,
    });
    await expect(client.connect()).rejects.toMatchObject({ code: "08001" });
  });

  it("says of each host why it is none, where nobody takes writes", async () => {
    const driver = loadBackend<typeof import("../src/platform/db/driver")>("./platform/db/driver");
    const client = new driver.Client({
      connectionString: `postgres://shop@${encodeURIComponent(hosts)}/shop`,
      connectionTimeoutMillis: 5_000,
    });
    await expect(client.connect()).rejects.toMatchObject({
      code: "08001",
      message: expect.stringMatching(/^No server takes writes: 127.*ECONNREFUSED.*, 127.*timeout expired/),
    });
  });
});
