import { afterAll, beforeAll, expect, it } from "vitest";
import { addTo, buyers, placeFor } from "./support/buyers";
import { auditFaults, stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { openShop, type Shop } from "./support/open-shop";

let shop: Shop;
let productId: string;
let fold: () => Promise<void>;

beforeAll(async () => {
  shop = await openShop();
  productId = await stockOne(shop, { title: "Toy Lorry", totalStock: 500 });
  fold = loadBackend<typeof import("../src/jobs/fold-order-tally")>("./jobs/fold-order-tally").default;
});
afterAll(async () => {
  expect(await auditFaults()).toEqual([]);
  await shop.close();
});

type Count = { day: string; status: string; orders: number; total: number };

/** What is kept; rows that have become none are not shown. */
const kept = () =>
  shop.query<Count>({
    text: `select day::text, status, sum(orders)::integer as orders, sum(total)::float8 as total
           from shop_order_counts group by day, status having sum(orders) <> 0 order by day, status`,
  });
/** The same of the orders themselves. */
const counted = () =>
  shop.query<Count>({
    text: `select (placed_at at time zone 'Asia/Kolkata')::date::text as day, status, count(*)::integer as orders,
             sum(total)::float8 as total
           from shop_order group by 1, 2 order by 1, 2`,
  });
const changes = async () =>
  (await shop.query<{ id: string }>({ text: "select id from shop_order_tally_change" })).length;

async function placeSome(count: number): Promise<string[]> {
  const people = await buyers(shop, count);
  return Promise.all(
    people.map(async (buyer) => {
      await addTo(shop, buyer, productId);
      return (await placeFor(shop, buyer)).orderId;
    }),
  );
}

it("an order counts from the moment it is placed, in each status that it takes, and on another day if it is moved there", async () => {
  const before = await kept();
  const [orderId = ""] = await placeSome(1);
  expect(await kept()).toEqual(await counted());
  expect(await kept()).not.toEqual(before);
  const admin = await shop.admin();
  for (const orderStatus of ["confirmed", "packed", "cancelled"] as const) {
    const body = { orderStatus, note: "No longer wanted" };
    const { status } = await shop.call("adminUpdateOrder", { params: { id: orderId }, body }, admin);
    expect(status).toBe(200);
    expect(await kept()).toEqual(await counted());
  }
  await shop.query({
    text: "update shop_order set placed_at = '2024-02-29T18:30:00Z' where order_id = $1",
    values: [orderId],
  });
  expect(await kept()).toContainEqual({ ...(await counted())[0], day: "2024-03-01", status: "cancelled" });
});

it("what is rolled back was never counted", async () => {
  await placeSome(1);
  const before = await kept();
  const { transaction } = loadBackend<typeof import("../src/platform/db/pool")>("./platform/db/pool");
  const undone = transaction(async (client) => {
    await client.query("update shop_order set status = 'delivered'");
    throw new Error("The disk is full");
  });
  await expect(undone).rejects.toThrow("The disk is full");
  expect(await kept()).toEqual(before);
});

it("workers that add up at once, while people order, count each change once, and who reads meanwhile sees all", async () => {
  let isOpen = true;
  const worker = async () => {
    while (isOpen) await fold();
  };
  const seen: string[] = [];
  const reader = async () => {
    while (isOpen) {
      const [row] = await shop.query<{ kept: number; orders: number }>({
        text: `select (select sum(orders) from shop_order_counts)::integer as kept,
                 (select count(*) from shop_order)::integer as orders`,
      });
      if (row?.kept !== row?.orders) seen.push(`${row?.kept} of ${row?.orders}`);
    }
  };
  const beside = [worker(), worker(), reader()];
  try {
    for (let round = 0; round < 5; round += 1) await placeSome(6);
  } finally {
    isOpen = false;
    await Promise.all(beside);
  }
  expect(seen).toEqual([]);
  expect(await kept()).toEqual(await counted());
  await fold();
  expect(await changes()).toBe(0);
  expect(await kept()).toEqual(await counted());
});

it("the panel's list counts by days and statuses as the orders do, and by anything else too", async () => {
  const [first = ""] = await placeSome(4);
  await shop.query({
    text: "update shop_order set placed_at = '2024-02-29T18:29:59Z', status = 'delivered' where order_id = $1",
    values: [first],
  });
  const admin = await shop.admin();
  const total = async (query: Record<string, string>) =>
    (await shop.call("adminGetOrders", { query: query as never }, admin)).body.meta.total;
  const orders = async (where: string) =>
    (await shop.query({ text: `select 1 from shop_order where ${where}` })).length;
  expect(await total({})).toBe(await orders("true"));
  expect(await total({ fromDate: "2024-02-29", toDate: "2024-02-29" })).toBe(1);
  expect(await total({ fromDate: "2024-03-02" })).toBe(await orders("placed_at > '2024-03-03'"));
  const filter = (filters: object) => total({ filter: JSON.stringify(filters) });
  expect(await filter({ orderStatus: "pending" })).toBe(await orders("status = 'pending'"));
  expect(await filter({ orderStatus: "pending,delivered" })).toBe(
    await orders("status in ('pending', 'delivered')"),
  );
  expect(await filter({ orderStatus: "pending", paymentStatus: "paid" })).toBe(0);
  expect(await filter({ q: "no such order" })).toBe(0);
  // The engine knows nothing of that delivery.
  await shop.query({
    text: "update shop_order set placed_at = now(), status = 'pending' where order_id = $1",
    values: [first],
  });
});

it("a shop that had orders before it was tallied begins with all of them", async () => {
  const step = loadBackend<typeof import("../src/platform/schema/1200-order-tally")>(
    "./platform/schema/1200-order-tally",
  );
  await placeSome(2);
  await shop.query({
    text: `drop trigger shop_order_tallied on shop_order; drop trigger shop_order_tallied_anew on shop_order;
           drop function shop_tally_order; drop view shop_order_counts;
           drop table shop_order_tally, shop_order_tally_change`,
  });
  await step.up({ schema: { raw: (text: string) => shop.query({ text }) } } as never);
  expect(await kept()).toEqual(await counted());
  await placeSome(1);
  expect(await kept()).toEqual(await counted());
});
