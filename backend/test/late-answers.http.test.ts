import { Client } from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { soon } from "../../scripts/testing/soon";
import { type Message, messages } from "../src/contract/messages";
import { aProduct } from "./support/a-product";
import { call, type Signed } from "./support/call";
import { stockOne } from "./support/goods";
import { openShop, type Shop } from "./support/open-shop";
import { type SecondBackend, startSecondBackend } from "./support/second-backend";

let shop: Shop;
let admin: Signed;
/** Another process of the shop, which has less patience. */
let hasty: SecondBackend;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.admin();
  hasty = await startSecondBackend({ ANSWER_WITHIN_MS: "3000", WORKER_MODE: "server" });
});
afterAll(async () => {
  await hasty.kill();
  await shop.close();
});

/** Asks until the time ended in the work itself: on a busy machine it may end before anything has begun. */
async function askedLate<Reply extends { status: number; body: unknown }>(
  ask: () => Promise<Reply>,
  message: Message,
): Promise<Reply> {
  return vi.waitFor(async () => {
    const reply = await ask();
    expect(reply.body).toMatchObject({ code: "unavailable", message: message.toString() });
    return reply;
  }, soon);
}

/** Does `work` while another session holds this table, so that every write to it waits. */
async function whileHeld<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const holder = new Client({ connectionString: shop.databaseUrl });
  await holder.connect();
  try {
    await holder.query("begin");
    await holder.query(`lock table "${name}" in share row exclusive mode`);
    return await work();
  } finally {
    await holder.end();
  }
}

it("staff whose write takes too long are told to look first: a product that is added twice has its stock twice", async () => {
  const body = { ...aProduct(), title: "Kettle that came late" };
  const add = () => call(hasty.url, "adminAddProduct", { body }, admin);
  const late = await whileHeld("product", () => askedLate(add, messages.perhapsDone));
  expect(late.status).toBe(503);
  // A program must not take it for a call that can be sent again.
  expect(late.headers.get("retry-after")).toBeNull();
  await vi.waitFor(async () => {
    const rows = await shop.query({
      text: "select id from product where title = 'Kettle that came late' and deleted_at is null",
    });
    expect(rows).toHaveLength(1);
  }, soon);
});

it("a product that comes late with a key is made once, however often it is sent again", async () => {
  const body = { ...aProduct(), title: "Kettle with a key" };
  const key = { "idempotency-key": "a-key-of-a-late-kettle" };
  const add = (url: string) => call(url, "adminAddProduct", { body }, admin, key);
  const late = await whileHeld("product", () => askedLate(() => add(hasty.url), messages.unavailable));
  expect(late.headers.get("retry-after")).not.toBeNull();
  await vi.waitFor(async () => expect((await add(shop.url)).status).toBe(201), soon);
  // Those that were answered late are all over once they have had their turns.
  await vi.waitFor(async () => expect((await add(hasty.url)).status).toBe(201), soon);
  const rows = await shop.query({ text: "select id from product where title = 'Kettle with a key'" });
  expect(rows).toHaveLength(1);
});

it("what may be sent again says so, and is done once", async () => {
  const id = await stockOne(shop, { title: "Lamp of late stock" });
  const stocked = async () => {
    const [row] = await shop.query<{ stocked: number }>({
      text: `select sum(l.stocked_quantity)::integer as stocked from inventory_level l
             join product_variant_inventory_item i on i.inventory_item_id = l.inventory_item_id
             join product_variant v on v.id = i.variant_id where v.product_id = $1`,
      values: [id],
    });
    return row?.stocked ?? 0;
  };
  const before = await stocked();
  const key = { "idempotency-key": "a-key-of-late-stock" };
  const body = { reason: "received" as const, changes: [{ by: 5 }] };
  const add = (url: string) => call(url, "adminChangeStock", { params: { id }, body }, admin, key);
  const late = await whileHeld("stock_change", () => askedLate(() => add(hasty.url), messages.unavailable));
  expect(late.status).toBe(503);
  expect(late.headers.get("retry-after")).not.toBeNull();
  await vi.waitFor(async () => expect((await add(shop.url)).status).toBe(200), soon);
  await vi.waitFor(async () => expect(await stocked()).toBe(before + 5), soon);
});
