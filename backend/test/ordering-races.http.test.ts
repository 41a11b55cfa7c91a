import { Modules } from "@medusajs/framework/utils";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { addTo, buyers, placeFor, signedIn, type TestBuyer } from "./support/buyers";
import { call } from "./support/call";
import { auditFaults, homeOf, place, put, shelf, stock, stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { openShop, type Shop } from "./support/open-shop";
import { emptyOutbox } from "./support/outbox";
import { type SecondBackend, startSecondBackend } from "./support/second-backend";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(async () => {
  expect(await auditFaults()).toEqual([]);
});
afterAll(() => shop.close());

const outcomes = async (attempts: Promise<{ orderId: string }>[]) => {
  const settled = await Promise.allSettled(attempts);
  const refused = settled.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  return {
    orders: settled.flatMap((one) => (one.status === "fulfilled" ? [one.value.orderId] : [])),
    refused: refused as { status: number; code: string; message: string }[],
  };
};

async function filled(people: TestBuyer[], ...productIds: string[]): Promise<void> {
  for (const person of people) for (const id of productIds) await addTo(shop, person, id);
}

describe("the last piece", () => {
  it("goes to one of fifty shoppers, and the others hear it in one sentence", async () => {
    const piece = await stockOne(shop, { title: "Last Piece", totalStock: 1 });
    const people = await buyers(shop, 50);
    await filled(people, piece);
    const { orders, refused } = await outcomes(people.map((person) => placeFor(shop, person)));
    expect(orders).toHaveLength(1);
    expect(refused).toHaveLength(49);
    for (const { status, code, message } of refused) {
      expect([status, code]).toEqual([409, "out_of_stock"]);
      expect(message).toMatch(/out of stock|just sold out/);
    }
    expect(await shelf(shop, piece)).toEqual({ stocked: 1, reserved: 1 });
  });

  it("is not sold twice while orders share products in opposite order", async () => {
    const [a = "", b = ""] = await stock(
      shop,
      { title: "Left Shoe", totalStock: 10 },
      { title: "Right Shoe", totalStock: 10 },
    );
    const people = await buyers(shop, 30);
    for (const [at, person] of people.entries()) await filled([person], ...(at % 2 ? [a, b] : [b, a]));
    const { orders, refused } = await outcomes(people.map((person) => placeFor(shop, person)));
    expect(orders).toHaveLength(10);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(["out_of_stock"]));
    expect(await shelf(shop, a)).toEqual({ stocked: 10, reserved: 10 });
    expect(await shelf(shop, b)).toEqual({ stocked: 10, reserved: 10 });
  });

  it("is counted right while orders are cancelled and staff change the stock", async () => {
    const piece = await stockOne(shop, { title: "Busy", totalStock: 20 });
    const people = await buyers(shop, 30);
    await filled(people, piece);
    const early = await outcomes(people.slice(0, 10).map((person) => placeFor(shop, person)));
    expect(early.orders).toHaveLength(10);

    const { transitionOrder } = loadBackend<
      typeof import("../src/order-lifecycle/transitions/transition-order")
    >("./order-lifecycle/transitions/transition-order");
    const [level] = await shop.query<{ inventory_item_id: string; location_id: string }>({
      text: `select inventory_item_id, location_id from inventory_level join catalog_variant using (inventory_item_id)
             where product_id = $1`,
      values: [piece],
    });
    const inventory = shop.container.resolve(Modules.INVENTORY);
    const [late] = await Promise.all([
      outcomes(people.slice(10).map((person) => placeFor(shop, person))),
      ...early.orders
        .slice(0, 3)
        .map((orderId) =>
          transitionOrder(shop.container, { orderId, to: "cancelled", by: "admin", note: "Sold out" }),
        ),
      ...Array.from({ length: 5 }, () =>
        inventory.updateInventoryLevels({
          inventory_item_id: level?.inventory_item_id ?? "",
          location_id: level?.location_id ?? "",
          stocked_quantity: 20,
        }),
      ),
    ]);
    const live = 7 + late.orders.length;
    expect(await shelf(shop, piece)).toEqual({ stocked: 20, reserved: live });
    expect(live).toBeLessThanOrEqual(20);
  });
});

describe("an order that breaks off", () => {
  it.each(["locked", "ordered", "paid", "recorded", "held"] as const)(
    "after the step %s leaves nothing behind, and can be placed again",
    async (step) => {
      const piece = await stockOne(shop, { title: "Fragile", totalStock: 3 });
      const [buyer] = await buyers(shop, 1);
      if (!buyer) throw new Error("no buyer");
      await addTo(shop, buyer, piece, 2);
      const counts = () =>
        shop.query({
          text: `select (select count(*) from "order")::int as orders, (select count(*) from order_line_item)::int as lines,
                   (select count(*) from payment)::int as payments, (select count(*) from reservation_item)::int as holds,
                   (select count(*) from shop_order)::int as ours, (select count(*) from shop_outbox)::int as told,
                   (select count(*) from order_address)::int as addresses`,
        });
      // News of earlier orders become messages meanwhile.
      await emptyOutbox(shop);
      const before = await counts();
      const broken = placeFor(shop, buyer, {
        checkpoint: (reached) => {
          if (reached === step) throw new Error("the power went");
        },
      });
      await expect(broken).rejects.toThrow("the power went");
      expect(await counts()).toEqual(before);
      expect(await shelf(shop, piece)).toEqual({ stocked: 3, reserved: 0 });
      expect((await placeFor(shop, buyer)).made).toBe(true);
    },
  );

  it("is rolled back when its connection is cut", async () => {
    const piece = await stockOne(shop, { title: "Cut Off", totalStock: 1 });
    const [buyer, other] = await buyers(shop, 2);
    if (!buyer || !other) throw new Error("no buyers");
    await filled([buyer, other], piece);
    const cut = placeFor(shop, buyer, {
      checkpoint: async (step) => {
        if (step !== "held") return;
        await shop.query({
          text: `select pg_terminate_backend(pid) from pg_stat_activity
                 where datname = current_database() and state = 'idle in transaction' and pid <> pg_backend_pid()`,
        });
      },
    });
    await expect(cut).rejects.toThrow();
    expect(await shelf(shop, piece)).toEqual({ stocked: 1, reserved: 0 });
    expect((await placeFor(shop, other)).made).toBe(true);
  });
});

describe("the outbox", () => {
  it("tells the engine's bus of each order once, also after a crash before the telling", async () => {
    const heard: string[] = [];
    const bus = shop.container.resolve(Modules.EVENT_BUS);
    bus.subscribe("order.placed", async ({ data }) => {
      heard.push((data as { id: string }).id);
    });
    const piece = await stockOne(shop, { title: "Told", totalStock: 5 });
    const [buyer] = await buyers(shop, 1);
    if (!buyer) throw new Error("no buyer");
    await addTo(shop, buyer, piece);
    const { orderId } = await placeFor(shop, buyer);
    await expect.poll(() => heard.filter((id) => id === orderId), { timeout: 60_000 }).toHaveLength(1);

    await emptyOutbox(shop);
    expect(heard.filter((id) => id === orderId)).toHaveLength(1);
    await shop.query({
      text: "update shop_outbox set done_at = null, due_at = now() where payload -> 'data' ->> 'id' = $1",
      values: [orderId],
    });
    await emptyOutbox(shop);
    await expect.poll(() => heard.filter((id) => id === orderId), { timeout: 60_000 }).toHaveLength(2);
  });
});

describe("what the engine's modules tell of themselves", () => {
  it("is heard of every order, and no order leaves a listener behind", async () => {
    const heard: string[] = [];
    shop.container.resolve(Modules.EVENT_BUS).subscribe("order.order.created", async ({ data }) => {
      heard.push((data as { id: string }).id);
    });
    const orders = shop.container.resolve(Modules.ORDER) as unknown as {
      baseRepository_: {
        getFreshManager: () => { getEventManager: () => { getSubscribers: () => Set<unknown> } };
      };
    };
    const listeners = () => orders.baseRepository_.getFreshManager().getEventManager().getSubscribers().size;
    const before = listeners();
    const piece = await stockOne(shop, { title: "Told in parts", totalStock: 5 });
    const people = await buyers(shop, 3);
    const placed: string[] = [];
    for (const buyer of people) {
      await addTo(shop, buyer, piece);
      placed.push((await placeFor(shop, buyer)).orderId);
    }
    await emptyOutbox(shop);
    await expect.poll(() => [...heard].sort(), { timeout: 60_000 }).toEqual([...placed].sort());
    expect(listeners()).toBe(before);
  });
});

describe("two backends on one database", () => {
  let second: SecondBackend;
  beforeAll(async () => {
    second = await startSecondBackend();
  });
  afterAll(() => second.kill());

  it("sell no piece twice and place no cart twice, and one's sudden death loses nothing", async () => {
    const pieces = await stockOne(shop, { title: "Shared", totalStock: 5 });
    const people = await Promise.all((await buyers(shop, 12)).map((buyer) => signedIn(shop, buyer)));
    for (const person of people) await put(shop, person, pieces);
    const body = (userId: string) => ({
      userId,
      addressInfo: homeOf({ id: userId }),
      paymentMethod: "cod" as const,
    });
    const replies = await Promise.all(
      people.flatMap((person) => [
        place(shop, person),
        call(second.url, "createOrder", { body: body(person.id) }, person),
      ]),
    );
    const made = new Set(replies.filter(({ status }) => status === 201).map(({ body }) => body.orderId));
    expect(made.size).toBe(5);
    expect(await shelf(shop, pieces)).toEqual({ stocked: 5, reserved: 5 });

    const more = await stockOne(shop, { title: "Killed", totalStock: 12 });
    for (const person of people) {
      await shop.call("clearCart", { params: { userId: person.id } }, person);
      await put(shop, person, more);
    }
    const running = people.map((person) =>
      call(second.url, "createOrder", { body: body(person.id) }, person).catch(() => undefined),
    );
    await Promise.race(running);
    await second.kill();
    await Promise.all(running);
    for (const person of people) expect((await place(shop, person)).status).toBe(201);
    expect(await shelf(shop, more)).toEqual({ stocked: 12, reserved: 12 });
  }, 600_000);
});
