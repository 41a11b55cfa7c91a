import { Client } from "pg";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { aProduct } from "./support/a-product";
import { copyDatabase, openShop, type Shop } from "./support/open-shop";

const replica = `shop_replica_${process.pid}`;
let shop: Shop;
let admin: { token: string };

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject("serverUrl") });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** A replica that never hears of anything: the database as it was before the shop's first product. */
beforeAll(async () => {
  await copyDatabase(inject("serverUrl"), replica, inject("template"));
  const url = new URL(inject("serverUrl"));
  url.pathname = `/${replica}`;
  shop = await openShop({ DATABASE_READ_URL: url.href });
  admin = await shop.admin();
});
afterAll(async () => {
  await shop.close();
  await onServer(`drop database if exists "${replica}" with (force)`);
});

async function add(title: string): Promise<string> {
  const { body } = await shop.call("adminAddProduct", { body: aProduct({ title }) }, admin);
  return body.data._id;
}
const titles = async () =>
  (await shop.call("getProducts", { query: {} })).body.data.map(({ title }) => title);

it("texts that a replica does not have yet come from the main database", async () => {
  await add("Bamboo basket");
  expect(await titles()).toEqual(["Bamboo basket"]);
  const asked = await shop.query<{ count: number }>({
    text: `select count(*)::integer as count from pg_stat_activity
      where application_name = 'shop-texts' and datname = $1`,
    values: [replica],
  });
  expect(asked[0]?.count).toBeGreaterThan(0);
});

it("a replica that is away is done without", async () => {
  await onServer(`drop database "${replica}" with (force)`);
  const id = await add("Clay lamp");
  expect((await titles()).sort()).toEqual(["Bamboo basket", "Clay lamp"]);
  expect((await shop.call("getProduct", { params: { id }, query: {} })).status).toBe(200);
});
