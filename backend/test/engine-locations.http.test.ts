import { Modules } from "@medusajs/framework/utils";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { addTo, buyers, placeFor, signedIn } from "./support/buyers";
import type { Signed } from "./support/call";
import { auditFaults, liftOpenOrders, place, pune, put, shirt, stock, stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { addLocation, firstLocation, linkLocation, shelves, stockAt } from "./support/locations";
import { openShop, type Shop } from "./support/open-shop";

let shop: Shop;
let admin: Signed;
let satara: string;
let puneHub: string;
let bengaluru: string;

beforeAll(async () => {
  shop = await openShop();
  admin = await shop.admin();
  await liftOpenOrders();
  satara = await firstLocation(shop);
  puneHub = await addLocation(shop, "Pune", "411038");
  bengaluru = await addLocation(shop, "Bengaluru", "560001");
}, 300_000);
afterEach(async () => {
  expect(await auditFaults()).toEqual([]);
});
afterAll(() => shop.close());

const shopper = async () => {
  const [buyer] = await buyers(shop, 1);
  if (!buyer) throw new Error("no buyer");
  return signedIn(shop, buyer);
};

/** A product with this stock at the three locations. */
async function spread(title: string, atSatara: number, atPune: number, atBengaluru: number): Promise<string> {
  const productId = await stockOne(shop, { title, totalStock: atSatara });
  await stockAt(shop, productId, puneHub, atPune);
  await stockAt(shop, productId, bengaluru, atBengaluru);
  return productId;
}

const stockShown = async (productId: string) => {
  const { body } = await shop.call("getProduct", { params: { id: productId } });
  return body.data.totalStock;
};

const go = (orderId: string, ...way: string[]) => {
  const { transitionOrder } = loadBackend<
    typeof import("../src/order-lifecycle/transitions/transition-order")
  >("./order-lifecycle/transitions/transition-order");
  return way.reduce(
    (before, to) =>
      before.then(() =>
        transitionOrder(shop.container, { orderId, to: to as "shipped", by: "admin", note: "By hand" }),
      ),
    Promise.resolve(),
  );
};

const reserved = async (productId: string) =>
  Object.fromEntries(
    Object.entries(await shelves(shop, productId)).map(([location, one]) => [location, one.reserved]),
  );

describe("stock at several locations", () => {
  it("is shown as the sum over the locations of the sales channel", async () => {
    const toy = await spread("Summed", 3, 4, 5);
    expect(await stockShown(toy)).toBe(12);
    const { body } = await shop.call("adminGetProduct", { params: { id: toy } }, admin);
    expect(body.data).toMatchObject({ totalStock: 12, stockedQuantity: 12, reservedQuantity: 0 });
    expect(body.data.shelves).toMatchObject([{ size: null, stocked: 12, reserved: 0 }]);
  });

  it("can be bought when the first location is empty", async () => {
    const toy = await spread("Elsewhere", 0, 0, 5);
    expect(await stockShown(toy)).toBe(5);
    const person = await shopper();
    expect((await put(shop, person, toy, 5)).status).toBe(200);
    expect((await put(shop, person, toy, 1)).status).toBe(409);
    expect((await place(shop, person)).status).toBe(201);
    expect(await reserved(toy)).toEqual({ [satara]: 0, [puneHub]: 0, [bengaluru]: 5 });
    expect(await stockShown(toy)).toBe(0);
  });

  it("leaves the shop with a location that leaves the sales channel, and returns with it", async () => {
    const toy = await spread("Leaving", 1, 0, 7);
    await linkLocation(shop, bengaluru, "remove");
    await expect.poll(() => stockShown(toy), { timeout: 60_000 }).toBe(1);
    await linkLocation(shop, bengaluru);
    await expect.poll(() => stockShown(toy), { timeout: 60_000 }).toBe(8);
  });

  it("is summed right while two locations change at the same moment", async () => {
    const toy = await spread("Drifting", 100, 100, 100);
    const inventory = shop.container.resolve(Modules.INVENTORY);
    const [variant] = await shop.query<{ item: string }>({
      text: "select inventory_item_id as item from catalog_variant where product_id = $1",
      values: [toy],
    });
    for (let round = 0; round < 40; round++)
      await Promise.all(
        [satara, puneHub, bengaluru].map((location_id, at) =>
          inventory.updateInventoryLevels({
            inventory_item_id: variant?.item ?? "",
            location_id,
            stocked_quantity: round + at,
          }),
        ),
      );
    expect(await stockShown(toy)).toBe(39 * 3 + 3);
  });
});

describe("an order", () => {
  it("reserves at the nearest location that has all of it", async () => {
    const toy = await spread("Near", 9, 1, 9);
    const [buyer] = await buyers(shop, 1);
    if (!buyer) throw new Error("no buyer");
    await addTo(shop, buyer, toy);
    await placeFor(shop, buyer, {}, pune);
    expect(await reserved(toy)).toEqual({ [satara]: 0, [puneHub]: 1, [bengaluru]: 0 });
    await addTo(shop, buyer, toy, 2);
    await placeFor(shop, buyer, {}, { ...pune, city: "Bengaluru", state: "Karnataka", pincode: "560034" });
    expect(await reserved(toy)).toEqual({ [satara]: 0, [puneHub]: 1, [bengaluru]: 2 });
    await addTo(shop, buyer, toy, 2);
    await placeFor(shop, buyer, {}, pune);
    expect(await reserved(toy)).toEqual({ [satara]: 2, [puneHub]: 1, [bengaluru]: 2 });
  });

  it("is kept together if one location has everything, and split only if none has", async () => {
    const here = await spread("Together", 2, 5, 2);
    const there = await spread("Apart", 2, 0, 0);
    const [buyer] = await buyers(shop, 1);
    if (!buyer) throw new Error("no buyer");
    await addTo(shop, buyer, here);
    await addTo(shop, buyer, there);
    await placeFor(shop, buyer, {}, pune);
    expect([(await reserved(here))[satara], (await reserved(there))[satara]]).toEqual([1, 1]);
    await addTo(shop, buyer, here, 7);
    await placeFor(shop, buyer, {}, pune);
    expect(await reserved(here)).toEqual({ [satara]: 1, [puneHub]: 5, [bengaluru]: 2 });
  });

  it("that is cancelled frees what it reserved, where it was reserved", async () => {
    const toy = await spread("Freed", 1, 2, 3);
    const [buyer] = await buyers(shop, 1);
    if (!buyer) throw new Error("no buyer");
    await addTo(shop, buyer, toy, 6);
    const { orderId } = await placeFor(shop, buyer);
    expect(await reserved(toy)).toEqual({ [satara]: 1, [puneHub]: 2, [bengaluru]: 3 });
    await go(orderId, "cancelled");
    expect(await reserved(toy)).toEqual({ [satara]: 0, [puneHub]: 0, [bengaluru]: 0 });
    expect(await stockShown(toy)).toBe(6);
  });

  it("is sent in one parcel per location, and what comes back goes back to where it came from", async () => {
    const toy = await spread("Sent", 1, 2, 3);
    const [buyer] = await buyers(shop, 1);
    if (!buyer) throw new Error("no buyer");
    await addTo(shop, buyer, toy, 6);
    const { orderId } = await placeFor(shop, buyer);
    await go(orderId, "confirmed", "packed", "shipped");
    const stocked = async () =>
      Object.fromEntries(
        Object.entries(await shelves(shop, toy)).map(([location, one]) => [location, one.stocked]),
      );
    expect(await stocked()).toEqual({ [satara]: 0, [puneHub]: 0, [bengaluru]: 0 });
    const query = shop.container.resolve("query");
    const { data } = await query.graph({
      entity: "order",
      fields: ["fulfillments.location_id", "fulfillments.items.quantity", "items.detail.*"],
      filters: { id: orderId },
    });
    const parcels = (
      (data[0]?.fulfillments ?? []) as { location_id: string; items: { quantity: number }[] }[]
    ).map((one) => [one.location_id, Number(one.items[0]?.quantity)]);
    expect(new Map(parcels as [string, number][])).toEqual(
      new Map([
        [satara, 1],
        [puneHub, 2],
        [bengaluru, 3],
      ]),
    );
    await go(
      orderId,
      "out_for_delivery",
      "delivered",
      "return_requested",
      "return_approved",
      "return_received",
    );
    expect(await stocked()).toEqual({ [satara]: 1, [puneHub]: 2, [bengaluru]: 3 });
  });
});

describe("the last pieces at three locations", () => {
  it("are all sold, and none twice, whoever orders at the same moment", async () => {
    for (let round = 0; round < 8; round++) {
      const [a = "", b = ""] = await stock(
        shop,
        { title: "Raced", totalStock: 3 },
        { title: "Raced Too", totalStock: 2 },
      );
      await stockAt(shop, a, puneHub, 2);
      await stockAt(shop, a, bengaluru, 4);
      await stockAt(shop, b, puneHub, 5);
      await stockAt(shop, b, bengaluru, 2);
      const people = await buyers(shop, 14);
      for (const [at, person] of people.entries())
        for (const productId of at % 2 ? [a, b] : [b, a]) await addTo(shop, person, productId);
      const settled = await Promise.allSettled(people.map((person) => placeFor(shop, person)));
      const refused = settled.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
      expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(9);
      expect(refused).toEqual(refused.map(() => "out_of_stock"));
      for (const productId of [a, b])
        for (const { stocked, reserved } of Object.values(await shelves(shop, productId)))
          expect([stocked, reserved]).toEqual([stocked, stocked]);
    }
  }, 600_000);
});

describe("the panel", () => {
  it("edits the whole stock of a product with several locations: more goes to the first, less leaves the fullest", async () => {
    const toy = await spread("Edited", 2, 6, 3);
    const edit = async (totalStock: number) => {
      const { body } = await shop.call("adminGetProduct", { params: { id: toy } }, admin);
      const { version } = body.data;
      return shop.call("adminEditProduct", { params: { id: toy }, body: { totalStock, version } }, admin);
    };
    expect((await edit(15)).status).toBe(200);
    expect(await stockShown(toy)).toBe(15);
    expect((await shelves(shop, toy))[satara]?.stocked).toBe(6);
    expect((await edit(5)).status).toBe(200);
    expect(await stockShown(toy)).toBe(5);
    expect(
      Object.values(await shelves(shop, toy))
        .map(({ stocked }) => stocked)
        .sort(),
    ).toEqual([0, 2, 3]);
  });

  it("shows the stock of each location, and changes it there, also where the product never was", async () => {
    const toy = await stockOne(shop, { title: "Counted", totalStock: 4 });
    await stockAt(shop, toy, puneHub, 6);
    const change = (body: object, language?: string) =>
      shop.call(
        "adminChangeStock",
        { params: { id: toy }, body: { reason: "received", ...body } as never },
        admin,
        language ? { "accept-language": language } : undefined,
      );
    const { status, body } = await change({ locationId: bengaluru, changes: [{ by: 7 }] });
    expect(status).toBe(200);
    expect(body.data.stockLocations.map(({ name, shelves: [shelf] }) => [name, shelf?.stocked])).toEqual([
      ["Satara", 4],
      ["Bengaluru", 7],
      ["Pune", 6],
    ]);
    expect(body.data).toMatchObject({ totalStock: 17, stockedQuantity: 17 });

    const [buyer] = await buyers(shop, 1);
    if (!buyer) throw new Error("no buyer");
    await addTo(shop, buyer, toy, 2);
    const { orderId } = await placeFor(shop, buyer, {}, pune);
    const short = await change({ locationId: puneHub, reason: "lost", changes: [{ by: -5 }] });
    expect([short.status, short.body.code]).toEqual([409, "stock_reserved"]);
    expect((await change({ locationId: puneHub, reason: "lost", changes: [{ by: -4 }] })).status).toBe(200);
    expect(
      (await change({ locationId: satara, reason: "counted", changes: [{ counted: 9, read: 4 }] })).status,
    ).toBe(200);
    expect(await shelves(shop, toy)).toMatchObject({
      [satara]: { stocked: 9, reserved: 0 },
      [puneHub]: { stocked: 2, reserved: 2 },
      [bengaluru]: { stocked: 7, reserved: 0 },
    });

    const history = await shop.call("adminGetStockMovements", { params: { id: toy } }, admin);
    expect(
      history.body.data.slice(0, 3).map(({ location, kind, change }) => [location, kind, change]),
    ).toEqual([
      ["Satara", "stock", 5],
      ["Pune", "stock", -4],
      ["Pune", "hold", -2],
    ]);
    const order = await shop.call("adminGetOrder", { params: { id: orderId } }, admin);
    expect(order.body.data.parcels).toMatchObject([
      { location: "Pune", courier: null, items: [{ quantity: 2 }] },
    ]);

    const elsewhere = await change({ locationId: "sloc_elsewhere", changes: [{ by: 1 }] }, "mr");
    expect(elsewhere.status).toBe(422);
    expect(elsewhere.body.errors).toEqual([
      { field: "locationId", message: "दुकान साठ्याच्या या ठिकाणाहून विक्री करत नाही" },
    ]);
  });

  it("keeps a product in sizes apart by size and location", async () => {
    const id = await stockOne(shop, shirt);
    await stockAt(shop, id, puneHub, 4, "L");
    const { body } = await shop.call("getProduct", { params: { id } });
    expect(body.data.sizes).toEqual([
      { size: "M", stock: 10 },
      { size: "L", stock: 4 },
    ]);
  });
});
