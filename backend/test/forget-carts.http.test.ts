import { Modules } from "@medusajs/framework/utils";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { addTo, buyers, placeFor, signedIn, type TestBuyer } from "./support/buyers";
import type { Flows } from "./support/engine-order";
import { auditFaults, pune, stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { openShop, type Shop } from "./support/open-shop";

let shop: Shop;
let productId: string;
let forget: () => Promise<number>;
beforeAll(async () => {
  shop = await openShop();
  productId = await stockOne(shop, { title: "Left in a cart", totalStock: 500 });
  const { forgetCarts } = loadBackend<typeof import("../src/cart/forget-carts")>("./cart/forget-carts");
  forget = () => forgetCarts(shop.container);
});
afterEach(async () => {
  expect(await auditFaults()).toEqual([]);
});
afterAll(() => shop.close());

const cartOf = async (buyer: TestBuyer): Promise<string> => {
  const [open] = await shop.query<{ cart_id: string }>({
    text: "select cart_id from shop_cart where customer_id = $1",
    values: [buyer.id],
  });
  return open?.cart_id ?? "none";
};

/** As if nobody had touched these carts for so many days. */
async function age(cartIds: readonly string[], days: number): Promise<void> {
  for (const text of [
    "update cart set updated_at = now() - make_interval(days => $2) where id = any ($1)",
    "update shop_cart set touched_at = now() - make_interval(days => $2) where cart_id = any ($1)",
    "update cart_line_item set updated_at = now() - make_interval(days => $2) where cart_id = any ($1)",
    "update cart_shipping_method set updated_at = now() - make_interval(days => $2) where cart_id = any ($1)",
    `update payment_session set updated_at = now() - make_interval(days => $2) where payment_collection_id in (
       select payment_collection_id from cart_payment_collection where cart_id = any ($1))`,
  ])
    await shop.query({ text, values: [cartIds, days] });
}

async function filledCarts(count: number, days: number) {
  const people = await buyers(shop, count);
  for (const person of people) await addTo(shop, person, productId);
  const carts = await Promise.all(people.map(cartOf));
  await age(carts, days);
  return { people, carts };
}

const left = async (cartIds: readonly string[]): Promise<number> => {
  const rows = await shop.query({
    text: "select id from cart where id = any ($1) union all select id from cart_line_item where cart_id = any ($1)",
    values: [cartIds],
  });
  return rows.length;
};

describe("a cart that nobody came back to", () => {
  it("goes with its lines after ninety days, by two workers at once, and its shopper gets a new one", async () => {
    const { people, carts } = await filledCarts(5, 91);
    const recent = await filledCarts(2, 89);
    const counts = await Promise.all([forget(), forget()]);
    expect(counts[0] + counts[1]).toBe(5);
    expect(await left(carts)).toBe(0);
    expect(await left(recent.carts)).toBe(4);
    const [person] = people;
    if (!person) throw new Error("no buyer");
    await addTo(shop, person, productId);
    expect(carts).not.toContain(await cartOf(person));
  });

  it("goes portion after portion, past those that have to stay", async () => {
    const { carts } = await filledCarts(1, 120);
    await shop.query({
      text: `insert into cart (id, currency_code, updated_at)
             select 'cart_old_' || n, 'inr', now() - make_interval(days => 100, secs => n) from generate_series(1, 450) n`,
    });
    expect(await forget()).toBe(451);
    expect(await left(carts)).toBe(0);
  });

  it("goes after thirty days if it is empty, and what was in the engine's own goes with it", async () => {
    const { people, carts } = await filledCarts(1, 40);
    const [person] = people;
    if (!person) throw new Error("no buyer");
    const { clearLines } = loadBackend<typeof import("../src/cart/change-cart")>("./cart/change-cart");
    await clearLines(person.id);
    await age(carts, 31);

    const flows = loadBackend<Flows>("@medusajs/medusa/core-flows");
    const { orderingIds } = loadBackend<typeof import("../src/platform/engine/ordering-ids")>(
      "./platform/engine/ordering-ids",
    );
    const ids = await orderingIds(shop.container);
    const [variant] = await shop.query<{ id: string }>({
      text: "select variant_id as id from catalog_variant where product_id = $1",
      values: [productId],
    });
    const { result: guest } = await flows.createCartWorkflow(shop.container).run({
      input: {
        region_id: ids.regionId,
        sales_channel_id: ids.salesChannelId,
        email: "guest@example.com",
        currency_code: "inr",
        items: [{ variant_id: variant?.id ?? "", quantity: 1 }],
        shipping_address: {
          first_name: "Nobody",
          postal_code: pune.pincode,
          city: pune.city,
          country_code: "in",
        },
      },
    });
    await flows
      .addShippingMethodToCartWorkflow(shop.container)
      .run({ input: { cart_id: guest.id, options: [{ id: ids.shippingOptionId, data: {} }] } });
    await flows.createPaymentCollectionForCartWorkflow(shop.container).run({ input: { cart_id: guest.id } });
    await age([guest.id], 31);
    expect(await forget()).toBe(2);
    expect(await left([...carts, guest.id])).toBe(0);
    const rests = await shop.query({
      text: `select from cart_payment_collection where cart_id = $1
             union all select from cart_address where first_name = 'Nobody' union all select from cart_shipping_method where cart_id = $1`,
      values: [guest.id],
    });
    expect(rests).toHaveLength(0);
  });

  it("of a deleted account goes too", async () => {
    const { people, carts } = await filledCarts(1, 1);
    const [person] = people;
    if (!person) throw new Error("no buyer");
    const { forgetShopper } =
      loadBackend<typeof import("../src/accounts/forget-shopper")>("./accounts/forget-shopper");
    await forgetShopper(person);
    await age(carts, 31);
    expect(await forget()).toBe(1);
    expect(await left(carts)).toBe(0);
  });
});

describe("a cart stays", () => {
  it("while its shopper uses the shop, though it was not changed", async () => {
    const { people, carts } = await filledCarts(1, 200);
    const [person] = people;
    if (!person) throw new Error("no buyer");
    await signedIn(shop, person);
    expect(await forget()).toBe(0);
    await shop.query({
      text: "update shop_session set seen_at = now() - interval '91 days' where actor_id = $1",
      values: [person.id],
    });
    expect(await forget()).toBe(1);
    expect(await left(carts)).toBe(0);
  });

  it("if it is being ordered at this moment, and the order is placed", async () => {
    const { people, carts } = await filledCarts(1, 200);
    const [person] = people;
    if (!person) throw new Error("no buyer");
    let forgotten = -1;
    const { orderId } = await placeFor(shop, person, {
      checkpoint: async (step) => {
        if (step === "locked") forgotten = await forget();
      },
    });
    expect(forgotten).toBe(0);
    const [order] = await shop.query<{ cart_id: string }>({
      text: "select cart_id from shop_order where order_id = $1",
      values: [orderId],
    });
    expect(order?.cart_id).toBe(carts[0]);
    await age(carts, 200);
    expect(await forget()).toBe(0);
    expect(await left(carts)).toBe(2);
  });

  it("if an order of it waits for its payment or was cancelled lately, and not for ever", async () => {
    const { people, carts } = await filledCarts(1, 200);
    const [person] = people;
    if (!person) throw new Error("no buyer");
    const { orderId } = await placeFor(shop, person);
    await shop.query({ text: "update cart set completed_at = null where id = $1", values: [carts[0]] });
    await shop.query({ text: "delete from order_cart where order_id = $1", values: [orderId] });
    await age(carts, 200);
    expect(await forget()).toBe(0);
    const { transitionOrder } = loadBackend<
      typeof import("../src/order-lifecycle/transitions/transition-order")
    >("./order-lifecycle/transitions/transition-order");
    await transitionOrder(shop.container, { orderId, to: "cancelled", by: "admin", note: "By hand" });
    expect(await forget()).toBe(0);
    await shop.query({
      text: "update shop_order set updated_at = now() - interval '91 days' where order_id = $1",
      values: [orderId],
    });
    expect(await forget()).toBe(1);
    expect(await left(carts)).toBe(0);
  });

  it("while another holds the engine's lock of it, as its own completion does", async () => {
    const { carts } = await filledCarts(1, 200);
    const locking = shop.container.resolve(Modules.LOCKING);
    let during: Promise<number> | undefined;
    await locking.execute(carts, async () => {
      during = forget();
      await shop.query({ text: "update cart set updated_at = now() where id = any ($1)", values: [carts] });
    });
    expect(await during).toBe(0);
    expect(await left(carts)).toBe(2);
  });
});

const planOf = async (statement: string) => {
  const { transaction } = loadBackend<typeof import("../src/platform/db/pool")>("./platform/db/pool");
  return transaction(async (client) => {
    await client.query("set local enable_seqscan = off; set local enable_sort = off");
    return JSON.stringify((await client.query(`explain ${statement}`)).rows);
  });
};

it("old carts are found by an index", async () => {
  const plan = await planOf(
    `select 1 from cart where completed_at is null and updated_at < now() - interval '30 days'
     and (updated_at, id) > ('-infinity', '') order by updated_at, id limit 200`,
  );
  expect(plan).toContain("shop_cart_age");
});

it.each(["shipping", "billing"])(
  "carts of a %s address are found by an index, by its foreign key too",
  async (kind) => {
    expect(await planOf(`select 1 from only cart where '1' = ${kind}_address_id for key share`)).toContain(
      `shop_cart_${kind}_address`,
    );
  },
);
