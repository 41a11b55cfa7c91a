import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditFaults, place, put, stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { openShop, type Shop } from "./support/open-shop";

let shop: Shop;
let tidy: () => Promise<void>;
beforeAll(async () => {
  shop = await openShop();
  tidy = loadBackend<typeof import("../src/jobs/tidy-queues")>("./jobs/tidy-queues").default;
});
afterAll(() => shop.close());

/** Messages of this topic, sent so many days ago; undefined: not sent yet, and due in a year. */
const messages = (topic: string, count: number, daysAgo?: number) =>
  shop.query({
    text: `insert into shop_outbox (topic, payload, due_at, done_at)
           select $1, '{}', now() + interval '1 year', now() - make_interval(days => $3) from generate_series(1, $2)`,
    values: [topic, count, daysAgo ?? null],
  });

it("what was sent a month ago is deleted, however much it is and by two workers at once; what is owed or recent stays", async () => {
  await messages("old", 3_500, 31);
  await messages("recent", 3, 29);
  await messages("owed", 2);
  await Promise.all([tidy(), tidy()]);
  const left = await shop.query<{ topic: string; count: number }>({
    text: `select topic, count(*)::integer as count from shop_outbox
           where topic in ('old', 'recent', 'owed') group by topic order by topic`,
  });
  expect(left).toEqual([
    { topic: "owed", count: 2 },
    { topic: "recent", count: 3 },
  ]);
  // Five minutes later the audit would miss them.
  await shop.query({ text: "delete from shop_outbox where topic = 'owed'" });
});

it("what another transaction holds is left for the next time, and stops nobody", async () => {
  await messages("held", 5, 40);
  const { transaction } = loadBackend<typeof import("../src/platform/db/pool")>("./platform/db/pool");
  const count = async () => {
    const [row] = await shop.query<{ count: number }>({
      text: "select count(*)::integer as count from shop_outbox where topic = 'held'",
    });
    return row?.count;
  };
  await transaction(async (client) => {
    await client.query(
      "select 1 from shop_outbox where id = (select min(id) from shop_outbox where topic = 'held') for update",
    );
    await tidy();
    expect(await count()).toBe(1);
  });
  await tidy();
  expect(await count()).toBe(0);
});

it("a step that fails stops none of those after it, and is told at the end", async () => {
  await shop.query({
    text: `insert into shop_idempotency (customer_id, key, request_hash, order_id, at)
           values ('cus_old', 'old', '', 'order_old', now() - interval '3 days')`,
  });
  await shop.query({
    text: `create function of_a_test() returns trigger language plpgsql as $$ begin raise 'not to be deleted'; end $$;
           create trigger of_a_test before delete on shop_idempotency execute function of_a_test()`,
  });
  await messages("after a failure", 2, 40);
  await expect(tidy()).rejects.toMatchObject({
    errors: [expect.objectContaining({ message: "not to be deleted" })],
  });
  await shop.query({ text: "drop function of_a_test cascade" });
  expect(await shop.query({ text: "select from shop_outbox where topic = 'after a failure'" })).toEqual([]);
  await tidy();
});

it.each([
  ["shop_outbox", "done_at"],
  ["shop_courier_inbox", "done_at"],
  ["shop_payment_inbox", "processed_at"],
  ["shop_idempotency", "at"],
  ["shop_when_back", "asked_at"],
  ["notification", "created_at"],
  ["stock_movement", "at"],
  ["audit_log", "at"],
])("the old rows of %s are found by an index", async (table, column) => {
  const { transaction } = loadBackend<typeof import("../src/platform/db/pool")>("./platform/db/pool");
  const plan = await transaction(async (client) => {
    // The test's tables are so small that reading them whole would be right.
    await client.query("set local enable_seqscan = off; set local enable_sort = off");
    const { rows } = await client.query(
      `explain select 1 from ${table} where ${column} < now() - interval '30 days' order by ${column} limit 1000`,
    );
    return JSON.stringify(rows);
  });
  expect(plan).toContain(`Index Cond: (${column} <`);
});

describe("records that no law asks for any more", () => {
  const yearsAgo = (years: number) => new Date(Date.now() - years * 366 * 86_400_000);
  const broken = async () => ((await auditFaults()) as { rule: string }[]).map(({ rule }) => rule);
  const left = async () => {
    const movements = await shop.query<{ note: string }>({
      text: "select note from stock_movement where note like 'of %' order by note",
    });
    const entries = await shop.query<{ note: string }>({
      text: "select admin_name as note from audit_log where admin_name like 'of %' order by admin_name",
    });
    return [movements, entries].map((rows) => rows.map(({ note }) => note));
  };
  const record = async (years: number) => {
    const values = [`of ${years} years ago`, yearsAgo(years)];
    await shop.query({
      text: `insert into stock_movement (inventory_item_id, change, stock_after, note, at)
             values ('none', 1, 1, $1, $2)`,
      values,
    });
    await shop.query({
      text: `insert into audit_log (admin_id, admin_name, route, changes, at) values ('none', $1, 'adminEditProduct', '[]', $2)`,
      values,
    });
  };

  it("are deleted after eight years, or later if the shop says so; the audit asks for none of them", async () => {
    const productId = await stockOne(shop, { title: "Lamp", price: 300, totalStock: 3 });
    const person = await shop.shopper();
    await put(shop, person, productId);
    const { orderId } = (await place(shop, person)).body;
    const admin = await shop.admin();
    for (const orderStatus of ["confirmed", "packed", "shipped"] as const)
      await shop.call("adminUpdateOrder", { params: { id: orderId }, body: { orderStatus } as never }, admin);
    expect(await broken()).toEqual([]);
    for (const years of [7, 9, 11]) await record(years);
    await shop.query({
      text: `update stock_movement set at = $1 where reason like 'order:%'`,
      values: [yearsAgo(9)],
    });

    await shop.query({
      text: `insert into shop_setting (key, value) values ('records', '{"keepYears": 10}')`,
    });
    await tidy();
    expect(await left()).toEqual(Array(2).fill(["of 7 years ago", "of 9 years ago"]));
    await shop.query({
      text: `update shop_setting set value = value || '{"keepYears": 1}' where key = 'records'`,
    });
    await tidy();
    expect(await left()).toEqual(Array(2).fill(["of 7 years ago"]));
    expect(await shop.query({ text: "select 1 from stock_movement where reason like 'order:%'" })).toEqual(
      [],
    );

    // Of an order of today they would have to be there.
    expect(await broken()).toEqual([expect.stringMatching(/^stock is conserved/)]);
    await shop.query({ text: "update shop_order set placed_at = $1", values: [yearsAgo(9)] });
    expect(await broken()).toEqual([]);
  });
});
