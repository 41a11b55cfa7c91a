import { Modules } from "@medusajs/framework/utils";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { addTo, buyers, placeFor, signedIn } from "./support/buyers";
import type { Signed } from "./support/call";
import { productWith } from "./support/choices";
import { engineOrder } from "./support/engine-order";
import { auditFaults, liftOpenOrders, place, put, shelf, stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { addLocation, type Flows, linkLocation, shelves, stockAt } from "./support/locations";
import { mailsTo } from "./support/mails";
import { openShop, type Shop } from "./support/open-shop";
import { emptyOutbox } from "./support/outbox";
import { reasonFor } from "./support/reason";

let shop: Shop;
let admin: Signed;
let flows: Flows;

beforeAll(async () => {
  shop = await openShop();
  admin = await shop.admin();
  flows = loadBackend<Flows>("@medusajs/medusa/core-flows");
  await liftOpenOrders();
});
afterEach(async () => {
  expect(await auditFaults()).toEqual([]);
});
afterAll(() => shop.close());

const someone = async () => {
  const [buyer] = await buyers(shop, 1);
  if (!buyer) throw new Error("no buyer");
  return signedIn(shop, buyer);
};
const page = async (id: string) => (await shop.call("getProduct", { params: { id } })).body.data;
const staffPage = async (id: string) =>
  (await shop.call("adminGetProduct", { params: { id } }, admin)).body.data;
const project = (id: string) =>
  loadBackend<typeof import("../src/catalog/projection/project")>("./catalog/projection/project").project([
    id,
  ]);
const go = async (
  id: string,
  ...way: (
    | "confirmed"
    | "packed"
    | "shipped"
    | "out_for_delivery"
    | "delivered"
    | "return_approved"
    | "return_received"
    | "cancelled"
  )[]
) => {
  for (const orderStatus of way) {
    const { status, body } = await shop.call(
      "adminUpdateOrder",
      { params: { id }, body: { orderStatus, ...reasonFor(orderStatus) } },
      admin,
    );
    expect([orderStatus, status, body.message]).toEqual([orderStatus, 200, body.message]);
  }
};
const reservations = (orderId: string) =>
  shop.query<{ quantity: number; allow_backorder: boolean }>({
    text: `select r.quantity::integer as quantity, r.allow_backorder from reservation_item r
           join order_item i on i.item_id = r.line_item_id where i.order_id = $1 and r.deleted_at is null`,
    values: [orderId],
  });
/** What the engine's order says of its items. */
const engineItems = (orderId: string) =>
  shop.query<{ quantity: number; fulfilled: number; shipped: number; delivered: number; returned: number }>({
    text: `select i.quantity::integer as quantity, i.fulfilled_quantity::integer as fulfilled,
             i.shipped_quantity::integer as shipped, i.delivered_quantity::integer as delivered,
             i.return_received_quantity::integer as returned
           from order_item i join "order" o on o.id = i.order_id and o.version = i.version
           where o.id = $1 and i.deleted_at is null order by i.quantity`,
    values: [orderId],
  });

describe("stock that the engine does not manage", () => {
  const uncounted = () => productWith(shop, "Made to order", [{ options: { Kind: "Standard" } }]);

  it("is for sale without limit, up to what one order may name, and is reserved nowhere", async () => {
    const toy = await uncounted();
    expect(await page(toy)).toMatchObject({ inStock: true, totalStock: 99_999, sizes: [] });
    expect((await staffPage(toy)).shelves).toMatchObject([{ managesStock: false, stocked: 0, reserved: 0 }]);
    const person = await someone();
    expect((await put(shop, person, toy, 3)).body.data.items).toMatchObject([{ quantity: 3, stock: 99_999 }]);
    expect((await put(shop, person, toy, 99_999)).status).toBe(409);
    const { status, body } = await place(shop, person);
    expect(status).toBe(201);
    expect(await reservations(body.orderId)).toEqual([]);
    expect((await page(toy)).totalStock).toBe(99_999);
  });

  it("is packed, shipped, delivered, returned and written off with the rest of its order", async () => {
    const toy = await uncounted();
    const counted = await stockOne(shop, { title: "Counted", totalStock: 5 });
    const person = await someone();
    await put(shop, person, toy, 2);
    await put(shop, person, counted, 1);
    const { orderId } = (await place(shop, person)).body;
    await go(orderId, "confirmed", "packed", "shipped", "out_for_delivery", "delivered");
    expect(await engineItems(orderId)).toMatchObject([
      { quantity: 1, fulfilled: 1, shipped: 1, delivered: 1 },
      { quantity: 2, fulfilled: 2, shipped: 2, delivered: 2 },
    ]);
    const asked = await shop.call(
      "returnOrder",
      { params: { id: orderId }, body: { reason: "Not as shown" } },
      person,
    );
    expect(asked.status).toBe(200);
    await go(orderId, "return_approved");
    const received = await shop.call(
      "adminUpdateOrder",
      {
        params: { id: orderId },
        body: {
          orderStatus: "return_received",
          ...reasonFor("return_received"),
          unsellable: [{ productId: toy, quantity: 1 }],
        },
      },
      admin,
    );
    expect([received.status, received.body.message]).toEqual([200, received.body.message]);
    expect((await engineItems(orderId)).map(({ returned }) => returned)).toEqual([1, 1]);
    expect(await shelf(shop, counted)).toEqual({ stocked: 5, reserved: 0 });
  });

  it("can be all that an order has: it is cancelled, or leaves from the shop's own location", async () => {
    const toy = await uncounted();
    const [first, second] = await buyers(shop, 2);
    if (!first || !second) throw new Error("no buyers");
    await addTo(shop, first, toy, 2);
    await addTo(shop, second, toy, 2);
    const gone = await placeFor(shop, first);
    await go(gone.orderId, "cancelled");
    const kept = await placeFor(shop, second);
    await go(kept.orderId, "confirmed", "packed", "shipped");
    expect(await engineItems(kept.orderId)).toMatchObject([{ fulfilled: 2, shipped: 2 }]);
  });

  it("is ordered through the engine's own cart, and sent by its own workflows", async () => {
    const toy = await uncounted();
    const orderId = await engineOrder(shop, { productId: toy, provider: "pp_cod_cod" });
    const { result: order } = await flows
      .getOrderDetailWorkflow(shop.container)
      .run({ input: { order_id: orderId, fields: ["id", "items.*"] } });
    const items = (order.items ?? []).map(({ id, quantity }) => ({ id, quantity }));
    const { result: parcel } = await flows
      .createOrderFulfillmentWorkflow(shop.container)
      .run({ input: { order_id: orderId, items } });
    await flows
      .createOrderShipmentWorkflow(shop.container)
      .run({ input: { order_id: orderId, fulfillment_id: parcel.id, items, labels: [] } });
    expect(await engineItems(orderId)).toMatchObject([{ fulfilled: 1, shipped: 1 }]);
  });

  it("starts and ends with the engine's switch, and orders from before keep what they reserved", async () => {
    const toy = await stockOne(shop, { title: "Switched", totalStock: 3 });
    const variantId = async () =>
      (
        await shop.query<{ id: string }>({
          text: "select variant_id as id from catalog_variant where product_id = $1",
          values: [toy],
        })
      )[0]?.id ?? "";
    const manage = async (manage_inventory: boolean) => {
      await flows.updateProductVariantsWorkflow(shop.container).run({
        input: { product_variants: [{ id: await variantId(), manage_inventory }] },
      });
      await project(toy);
    };
    const people = await buyers(shop, 3);
    const [counted, free, again] = people;
    if (!counted || !free || !again) throw new Error("no buyers");
    for (const person of people) await addTo(shop, person, toy, 2);
    const before = await placeFor(shop, counted);
    await manage(false);
    expect((await page(toy)).totalStock).toBe(99_999);
    const between = await placeFor(shop, free);
    await manage(true);
    // The engine starts a new, empty stock record.
    expect(await page(toy)).toMatchObject({ inStock: false, totalStock: 0 });
    expect(await placeFor(shop, again).catch(({ code }) => code)).toBe("out_of_stock");
    const received = await shop.call(
      "adminChangeStock",
      { params: { id: toy }, body: { reason: "received", changes: [{ by: 4 }] } },
      admin,
    );
    expect(received.status).toBe(200);
    await placeFor(shop, again);
    expect(await reservations(before.orderId)).toEqual([{ quantity: 2, allow_backorder: false }]);
    for (const { orderId } of [before, between]) await go(orderId, "confirmed", "packed", "shipped");
    expect(await shelf(shop, toy)).toEqual({ stocked: 4, reserved: 2 });
  });

  it("has no stock that staff could enter, which they are told; saving it otherwise changes nothing of it", async () => {
    const toy = await uncounted();
    const stock = await shop.call(
      "adminChangeStock",
      { params: { id: toy }, body: { reason: "received", changes: [{ by: 5 }] } },
      admin,
    );
    const said = "The stock is not counted: it is sold without limit";
    expect([stock.status, stock.body.message]).toEqual([422, said]);
    const edit = (body: object) =>
      shop.call("adminEditProduct", { params: { id: toy }, body } as never, admin);
    const { version, totalStock } = await staffPage(toy);
    expect([(await edit({ totalStock: 7 })).status, (await edit({ version, totalStock: 7 })).status]).toEqual(
      [422, 422],
    );
    expect((await edit({ version, totalStock, price: 650 })).status).toBe(200);
    expect(await page(toy)).toMatchObject({ price: 650, totalStock: 99_999 });
  });
});

describe("backorder", () => {
  const backordered = (stock: number) =>
    productWith(shop, "Backordered", [{ options: { Kind: "Standard" }, stock, allowsBackorder: true }]);

  it("sells past zero, as the engine reserves it, and what is sent before it came in is owed", async () => {
    const toy = await backordered(2);
    expect(await page(toy)).toMatchObject({ inStock: true, totalStock: 99_999 });
    const person = await someone();
    expect((await put(shop, person, toy, 5)).status).toBe(200);
    const { body } = await place(shop, person);
    expect(await reservations(body.orderId)).toEqual([{ quantity: 5, allow_backorder: true }]);
    expect(await shelf(shop, toy)).toEqual({ stocked: 2, reserved: 5 });
    expect((await page(toy)).totalStock).toBe(99_999);
    expect(await auditFaults()).toEqual([]);
    await go(body.orderId, "confirmed", "packed", "shipped");
    expect(await shelf(shop, toy)).toEqual({ stocked: -3, reserved: 0 });
    expect((await staffPage(toy)).shelves).toMatchObject([{ stocked: -3, allowsBackorder: true }]);
    const counted = await shop.call(
      "adminChangeStock",
      { params: { id: toy }, body: { reason: "counted", changes: [{ counted: 4, read: -3 }] } },
      admin,
    );
    expect([counted.status, counted.body.data.stockedQuantity]).toEqual([200, 4]);
  });

  it("takes a cancelled order back, and a returned one", async () => {
    const toy = await backordered(0);
    const person = await someone();
    await put(shop, person, toy, 4);
    const cancelled = (await place(shop, person)).body.orderId;
    await go(cancelled, "cancelled");
    expect(await shelf(shop, toy)).toEqual({ stocked: 0, reserved: 0 });
    await put(shop, person, toy, 4);
    const sent = (await place(shop, person)).body.orderId;
    await go(sent, "confirmed", "packed", "shipped", "out_for_delivery", "delivered");
    await shop.call("returnOrder", { params: { id: sent }, body: { reason: "Too small" } }, person);
    await go(sent, "return_approved", "return_received");
    expect(await shelf(shop, toy)).toEqual({ stocked: 0, reserved: 0 });
  });

  it("is counted whole while fifty order at once, and a counted product beside it is not oversold", async () => {
    const [owed, scarce] = [
      await backordered(3),
      await stockOne(shop, { title: "Scarce beside it", totalStock: 7 }),
    ];
    const people = await buyers(shop, 50);
    for (const [at, person] of people.entries())
      for (const id of at % 2 ? [owed, scarce] : [scarce, owed]) await addTo(shop, person, id);
    const placed = await Promise.allSettled(people.map((person) => placeFor(shop, person)));
    expect(placed.filter(({ status }) => status === "fulfilled")).toHaveLength(7);
    expect(await shelf(shop, owed)).toEqual({ stocked: 3, reserved: 7 });
    expect(await shelf(shop, scarce)).toEqual({ stocked: 7, reserved: 7 });
  });

  it("ends with the engine's switch: what is owed stays owed, and nothing more is sold", async () => {
    const toy = await backordered(1);
    const people = await buyers(shop, 2);
    for (const person of people) await addTo(shop, person, toy, 2);
    const [first, second] = people;
    if (!first || !second) throw new Error("no buyers");
    const owed = await placeFor(shop, first);
    const [{ id: variantId = "" } = {}] = await shop.query<{ id: string }>({
      text: "select variant_id as id from catalog_variant where product_id = $1",
      values: [toy],
    });
    await flows.updateProductVariantsWorkflow(shop.container).run({
      input: { product_variants: [{ id: variantId, allow_backorder: false }] },
    });
    // Even by what the shop knew a moment ago: the reservation asks the engine.
    await expect(placeFor(shop, second)).rejects.toMatchObject({ code: "out_of_stock" });
    await project(toy);
    expect(await page(toy)).toMatchObject({ inStock: false, totalStock: 0 });
    await go(owed.orderId, "confirmed", "packed", "shipped");
    expect(await shelf(shop, toy)).toEqual({ stocked: -1, reserved: 0 });
  });

  it("is saved and exported by staff without a change of its stock below zero", async () => {
    const toy = await backordered(0);
    const person = await someone();
    await put(shop, person, toy, 2);
    await go((await place(shop, person)).body.orderId, "confirmed", "packed", "shipped");
    const { version } = await staffPage(toy);
    const saved = await shop.call(
      "adminEditProduct",
      { params: { id: toy }, body: { version, totalStock: 99_999, price: 640 } },
      admin,
    );
    expect([saved.status, saved.body.data?.stockedQuantity]).toEqual([200, -2]);
  });

  it("is owed by the location that is nearest, once all locations are empty", async () => {
    const toy = await backordered(1);
    const near = await addLocation(shop, "Pune", "411038");
    await stockAt(shop, toy, near, 1);
    const [buyer] = await buyers(shop, 1);
    if (!buyer) throw new Error("no buyer");
    await addTo(shop, buyer, toy, 6);
    await placeFor(shop, buyer);
    const { [near]: atNear, ...others } = await shelves(shop, toy);
    expect(atNear).toEqual({ stocked: 1, reserved: 5 });
    expect(Object.values(others)).toEqual([{ stocked: 1, reserved: 1 }]);
    await linkLocation(shop, near, "remove");
    await emptyOutbox(shop);
  });
});

describe("a product with two options", () => {
  const shirtInTwo = (title = "Kurta in two colours") =>
    productWith(
      shop,
      title,
      [
        { options: { Colour: "Red", Size: "M" }, price: 800, stock: 3 },
        { options: { Colour: "Blue", Size: "M" }, price: 900, stock: 2 },
        { options: { Colour: "Blue", Size: "L" }, price: 950, stock: 0 },
        { options: { Colour: "Red", Size: "S" }, price: 780, stock: 4 },
      ],
      "fashion",
    );
  /** The variant's id by what it is called. */
  const idOf = async (productId: string, choice: string) => {
    const { variants } = await page(productId);
    const found = variants.find(({ options }) => options.map(({ value }) => value).join(" ") === choice);
    return found?.variantId ?? "";
  };
  const add = async (
    person: Signed & { id: string },
    productId: string,
    chosen: { size?: "S" | "M" | "L"; variantId?: string },
    quantity = 1,
    language?: string,
  ) =>
    shop.call(
      "addToCart",
      { body: { userId: person.id, productId, quantity, ...chosen } },
      person,
      language ? { "accept-language": language } : undefined,
    );

  it("lists each variant with its options, price and stock; sizes sum up, and facets find them", async () => {
    const kurta = await shirtInTwo();
    const shown = await page(kurta);
    expect(shown).toMatchObject({
      price: 780,
      totalStock: 9,
      sizes: [
        { size: "S", stock: 4 },
        { size: "M", stock: 5 },
        { size: "L", stock: 0 },
      ],
    });
    expect(
      shown.variants.map(({ options, price, stock }) => [options.map(({ value }) => value), price, stock]),
    ).toEqual([
      [["Red", "S"], 780, 4],
      [["Blue", "M"], 900, 2],
      [["Red", "M"], 800, 3],
      [["Blue", "L"], 950, 0],
    ]);
    expect(shown.variants[0]?.options.map(({ name }) => name)).toEqual(["Colour", "Size"]);
    const inSize = async (size: string) =>
      (
        await shop.call("getProducts", { query: { category: "fashion", size, limit: "100" } } as never)
      ).body.data.some(({ _id }) => _id === kurta);
    expect([await inSize("M"), await inSize("XL")]).toEqual([true, false]);
  });

  it("is bought by variant, by a size that only one has, and otherwise asks in the shopper's language", async () => {
    const kurta = await shirtInTwo();
    const person = await someone();
    expect((await add(person, kurta, { size: "S" })).status).toBe(200);
    const open = await add(person, kurta, { size: "M" });
    expect([open.status, open.body.message, open.body.errors?.[0]?.field]).toEqual([
      422,
      "Please select Colour first",
      "variantId",
    ]);
    expect((await add(person, kurta, {})).body.message).toBe("Please select Colour, Size first");
    expect((await add(person, kurta, {}, 1, "hi")).body.message).toBe("कृपया पहले रंग, साइज़ चुनें");
    expect((await add(person, kurta, {}, 1, "mr")).body.message).toBe("कृपया आधी रंग, साइझ निवडा");
    const other = await add(person, kurta, { variantId: "variant_of_nothing" });
    expect([other.status, other.body.message]).toEqual([422, "This product is not sold with these options"]);
    const blue = await idOf(kurta, "Blue M");
    expect((await add(person, kurta, { variantId: blue, size: "L" })).status).toBe(422);
    const gone = await add(person, kurta, { variantId: await idOf(kurta, "Blue L") });
    expect([gone.status, gone.body.message]).toEqual([409, "Blue / L: This product is out of stock"]);
    const short = await add(person, kurta, { variantId: blue }, 3);
    expect([short.status, short.body.message]).toEqual([409, "Blue / M: Only 2 quantity available"]);
    const inHindi = await add(person, kurta, { variantId: blue }, 3, "hi");
    expect(inHindi.body.message).toMatch(/^नीला \/ M: /);
    const { body } = await add(person, kurta, { variantId: blue }, 2);
    expect(body.data.items[1]?.options?.[0]).toEqual({
      name: "Colour",
      value: "Blue",
      translations: { hi: { name: "रंग", value: "नीला" }, mr: { name: "रंग", value: "निळा" } },
    });
    expect(body.data.items).toMatchObject([
      { size: "S", price: 780, quantity: 1 },
      {
        size: "M",
        variantId: blue,
        price: 900,
        quantity: 2,
        stock: 2,
        options: [
          { name: "Colour", value: "Blue" },
          { name: "Size", value: "M" },
        ],
      },
    ]);
    const set = await shop.call(
      "updateCart",
      { body: { userId: person.id, productId: kurta, variantId: blue, quantity: 1 } },
      person,
    );
    expect(set.body.data.items.map(({ quantity }) => quantity)).toEqual([1, 1]);
    const left = await shop.call(
      "removeFromCart",
      { params: { userId: person.id, productId: kurta }, query: { variantId: blue } },
      person,
    );
    expect(left.body.data.items).toMatchObject([{ size: "S" }]);
  });

  it("is waited for by itself while others are there: the mail names it and leads to it", async () => {
    const kurta = await shirtInTwo();
    const gone = await idOf(kurta, "Blue L");
    const ask = (variantId: string, email: string) =>
      shop.call("askWhenBack", { body: { productId: kurta, variantId, email } }, undefined, {
        "accept-language": "hi",
      });
    expect((await ask(await idOf(kurta, "Blue M"), "b@kurtas.example")).body.code).toBe("in_stock");
    expect((await ask("variant_of_nothing", "b@kurtas.example")).status).toBe(422);
    for (const _ of [1, 2]) expect((await ask(gone, "b@kurtas.example")).status).toBe(200);
    const { tellWaiting } =
      loadBackend<typeof import("../src/catalog/when-back/tell")>("./catalog/when-back/tell");
    await tellWaiting();
    const waiting = () =>
      shop.query({ text: "select 1 from shop_when_back where product_id = $1", values: [kurta] });
    expect(await waiting()).toHaveLength(1);
    const body = { changes: [{ by: 3, variantId: gone }], reason: "received" as const };
    expect((await shop.call("adminChangeStock", { params: { id: kurta }, body }, admin)).status).toBe(200);
    await tellWaiting();
    await expect.poll(waiting).toEqual([]);
    await expect
      .poll(() => mailsTo(shop, "b@kurtas.example"), { timeout: 60_000 })
      .toMatchObject([
        { subject: expect.stringContaining("(नीला / L)"), text: expect.stringContaining(`?variant=${gone}`) },
      ]);
  });

  it("is ordered, invoiced, returned in part, taken back and ordered again as what was chosen", async () => {
    const kurta = await shirtInTwo();
    const person = await someone();
    const [red, blue] = [await idOf(kurta, "Red M"), await idOf(kurta, "Blue M")];
    await add(person, kurta, { variantId: red }, 2);
    await add(person, kurta, { variantId: blue }, 1);
    const { orderId, order } = (await place(shop, person)).body;
    expect(order.cartItems).toMatchObject([
      { size: "M", variantId: red, lineTotal: 1_600 },
      { size: "M", variantId: blue, lineTotal: 900, options: [{ value: "Blue" }, { value: "M" }] },
    ]);
    await go(orderId, "confirmed", "packed", "shipped", "out_for_delivery", "delivered");
    const [invoice] = await shop.query<{ lines: { description: string }[] }>({
      text: "select document -> 'lines' as lines from shop_invoice where order_id = $1",
      values: [orderId],
    });
    expect(invoice?.lines.map(({ description }) => description).slice(0, 2)).toEqual([
      expect.stringMatching(/\(Red \/ M\)$/),
      expect.stringMatching(/\(Blue \/ M\)$/),
    ]);
    const giveBack = (items: object[]) =>
      shop.call(
        "returnOrder",
        { params: { id: orderId }, body: { reason: "The other suits me better", items } } as never,
        person,
      );
    const vague = await giveBack([{ productId: kurta, size: "M", quantity: 1 }]);
    expect([vague.status, vague.body.message]).toEqual([
      422,
      "The order has several of this. Please say which one",
    ]);
    expect((await giveBack([{ productId: kurta, variantId: blue, quantity: 1 }])).status).toBe(200);
    await go(orderId, "return_approved", "return_received");
    expect((await page(kurta)).variants.map(({ stock }) => stock)).toEqual([4, 2, 1, 0]);
    const again = await shop.call("reorder", { params: { id: orderId } } as never, person);
    expect(again.status).toBe(200);
    const { body } = await shop.call("getCart", { params: { userId: person.id } }, person);
    expect(body.data.items.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
      [red, 1],
      [blue, 1],
    ]);
  });

  it("keeps its variants through staff's form, stock correction and product file", async () => {
    const kurta = await shirtInTwo();
    const before = await staffPage(kurta);
    const edit = (body: object) =>
      shop.call("adminEditProduct", { params: { id: kurta }, body } as never, admin);
    const { version, price, salePrice } = before;
    expect((await edit({ version, title: "A better kurta", price, salePrice, sizes: [] })).status).toBe(200);
    const variantsOf = async () =>
      (await page(kurta)).variants.map(({ variantId, price: paid, stock }) => [variantId, paid, stock]);
    expect(await variantsOf()).toEqual(
      before.variants.map(({ variantId, price: paid, stock }) => [variantId, paid, stock]),
    );
    for (const [body, said] of [
      [{ price: 500 }, "The variants have prices of their own. Please change them for each of them"],
      [{ totalStock: 50 }, "The stock is counted per variant. Please change it for each of them"],
      [
        { sizes: [{ size: "M", stock: 9 }] },
        "The stock is counted per variant. Please change it for each of them",
      ],
    ] as const) {
      const refused = await edit(body);
      expect([refused.status, refused.body.message]).toEqual([422, said]);
    }
    const change = (changes: object[]) =>
      shop.call(
        "adminChangeStock",
        { params: { id: kurta }, body: { reason: "received", changes } } as never,
        admin,
      );
    expect((await change([{ size: "M", by: 1 }])).status).toBe(422);
    const stocked = await change([
      { variantId: await idOf(kurta, "Red M"), by: 5 },
      { variantId: await idOf(kurta, "Blue L"), by: 6 },
    ]);
    expect(stocked.status).toBe(200);
    expect((await page(kurta)).variants.map(({ stock }) => stock)).toEqual([4, 2, 8, 6]);
    expect((await page(kurta)).title).toBe("A better kurta");
  });

  it("costs a group, and in quantity, what the engine asks for the variant", async () => {
    const kurta = await shirtInTwo();
    const blue = await idOf(kurta, "Blue M");
    const [set] = await shop.query<{ id: string }>({
      text: "select price_set_id as id from product_variant_price_set where variant_id = $1",
      values: [blue],
    });
    await shop.container.resolve(Modules.PRICING).addPrices({
      priceSetId: set?.id ?? "",
      prices: [{ currency_code: "inr", amount: 850, min_quantity: 2 }],
    });
    const person = await someone();
    const { body } = await add(person, kurta, { variantId: blue }, 2);
    expect(body.data).toMatchObject({ total: 1_700, items: [{ price: 850, quantity: 2 }] });
    expect((await page(kurta)).variants.find(({ variantId }) => variantId === blue)?.price).toBe(900);
  });

  it("follows the engine: a variant that is added, renamed or removed", async () => {
    const kurta = await shirtInTwo();
    const [red] = [await idOf(kurta, "Red S")];
    await flows.deleteProductVariantsWorkflow(shop.container).run({ input: { ids: [red] } });
    await project(kurta);
    expect((await page(kurta)).sizes.map(({ size }) => size)).toEqual(["M", "L"]);
  });
});

describe("options that are no size", () => {
  it("are sold each at its price, and one alone needs no choice", async () => {
    const lamp = await productWith(shop, "Lamp", [
      { options: { Colour: "Green" }, price: 300, stock: 2 },
      { options: { Colour: "White" }, price: 350, stock: 1 },
    ]);
    const single = await productWith(shop, "Lamp in green", [
      { options: { Colour: "Green" }, price: 300, stock: 2 },
    ]);
    expect((await page(single)).variants).toMatchObject([{ options: [], size: null, stock: 2 }]);
    const { sizes, totalStock, variants } = await page(lamp);
    expect([sizes, totalStock, variants.map(({ price }) => price)]).toEqual([[], 3, [300, 350]]);
    const person = await someone();
    expect((await put(shop, person, single, 2)).status).toBe(200);
    expect((await put(shop, person, lamp, 1)).body.message).toBe("Please select Colour first");
    const { body } = await shop.call(
      "addToCart",
      { body: { userId: person.id, productId: lamp, quantity: 1, variantId: variants[1]?.variantId ?? "" } },
      person,
    );
    expect(body.data.total).toBe(950);
    expect((await place(shop, person)).status).toBe(201);
  });

  it("have the galleries that the engine keeps for them, on the page, in the cart and in the order", async () => {
    const lamp = await productWith(shop, "Lamp with pictures", [
      { options: { Colour: "Green" }, price: 300, stock: 2 },
      { options: { Colour: "White" }, price: 350, stock: 1 },
    ]);
    const images = ["/green.webp", "/white.webp", "/box.webp"].map((url) => ({ url }));
    await flows
      .updateProductsWorkflow(shop.container)
      .run({ input: { products: [{ id: lamp, images, thumbnail: "/green.webp" }] } });
    await project(lamp);
    const [green, white] = (await page(lamp)).variants;
    expect([green?.images, white?.image]).toEqual([[], null]);
    const [product] = await shop.container
      .resolve(Modules.PRODUCT)
      .listProducts({ id: [lamp] }, { relations: ["images"] });
    const imageId = (url: string) => product?.images.find((image) => image.url === url)?.id ?? "";
    const keep = (variantId: string, change: { add?: string[]; remove?: string[] }) =>
      flows.batchVariantImagesWorkflow(shop.container).run({ input: { variant_id: variantId, ...change } });
    await keep(white?.variantId ?? "", { add: [imageId("/white.webp")] });
    const owed = await shop.query({
      text: "select 1 from catalog_owed where product_id = $1",
      values: [lamp],
    });
    expect(owed.length).toBeLessThanOrEqual(1);
    await project(lamp);
    expect((await page(lamp)).variants).toMatchObject([
      { image: null, images: [] },
      { image: "/white.webp", images: ["/white.webp", "/green.webp", "/box.webp"] },
    ]);
    await keep(green?.variantId ?? "", { add: [imageId("/green.webp")] });
    await project(lamp);
    expect((await page(lamp)).variants).toMatchObject([
      { image: "/green.webp", images: ["/green.webp", "/box.webp"] },
      { image: "/white.webp", images: ["/white.webp", "/box.webp"] },
    ]);
    const person = await someone();
    const { body } = await shop.call(
      "addToCart",
      { body: { userId: person.id, productId: lamp, quantity: 1, variantId: white?.variantId ?? "" } },
      person,
    );
    expect(body.data.items).toMatchObject([{ image: "/white.webp" }]);
    const { orderId } = (await place(shop, person)).body;
    const order = await shop.call("getOrder", { params: { id: orderId } }, person);
    expect(order.body.data.cartItems).toMatchObject([{ image: "/white.webp" }]);
    await keep(white?.variantId ?? "", { remove: [imageId("/white.webp")] });
    await project(lamp);
    expect((await page(lamp)).variants[1]).toMatchObject({ image: null, images: [] });
  });

  it("are on the card: colours in the reader's language with a variant each, and from which price on", async () => {
    const lamp = await productWith(shop, "Lamp on a card", [
      { options: { Colour: "Green" }, price: 300, stock: 2 },
      { options: { Colour: "Zephyr" }, price: 350, stock: 1 },
    ]);
    const card = async (lang: "en" | "mr") =>
      (await shop.call("getProductCards", { query: { ids: lamp, lang } } as never)).body.data[0];
    const { variants } = await page(lamp);
    expect((await card("en"))?.choices).toEqual({
      colours: [
        { variantId: variants[0]?.variantId, name: "Green", hex: "#2f7d46", image: null },
        { variantId: variants[1]?.variantId, name: "Zephyr", hex: null, image: null },
      ],
      more: 0,
      words: null,
      isFrom: true,
    });
    const plain = await stockOne(shop, { title: "Nothing to choose", totalStock: 5 });
    const { body } = await shop.call("getProductCards", { query: { ids: plain } } as never);
    expect(body.data[0]).not.toHaveProperty("choices");
  });

  it("come with a product that is made with choices: each has its price, sale, stock and pictures", async () => {
    const tee = await stockOne(shop, {
      title: "Tee in two colours",
      category: "fashion",
      brand: "nike",
      price: 900,
      salePrice: 800,
      sizes: [{ size: "M", stock: 2 }],
      image: "/black.webp",
      additionalImages: ["/black-back.webp", "/red.webp"],
      choices: [
        {
          options: { Colour: "Black" },
          sku: "TEE-BK",
          price: 900,
          salePrice: 800,
          sizes: [{ size: "M", stock: 2 }],
          pictures: ["/black.webp", "/black-back.webp"],
        },
        {
          options: { Colour: "Red" },
          sku: "TEE-RD",
          price: 950,
          sizes: [
            { size: "M", stock: 1 },
            { size: "L", stock: 4 },
          ],
          pictures: ["/red.webp"],
        },
      ],
    });
    const shown = await page(tee);
    expect(shown).toMatchObject({ price: 900, salePrice: 800, totalStock: 7 });
    expect(shown.sizes).toEqual([
      { size: "M", stock: 3 },
      { size: "L", stock: 4 },
    ]);
    const facts = shown.variants.map(({ options, price, salePrice, stock, image, images }) => [
      options.map(({ value }) => value).join(" "),
      price,
      salePrice,
      stock,
      image,
      images,
    ]);
    expect(facts).toEqual([
      ["Black M", 900, 800, 2, "/black.webp", ["/black.webp", "/black-back.webp"]],
      ["Red M", 950, 0, 1, "/red.webp", ["/red.webp"]],
      ["Red L", 950, 0, 4, "/red.webp", ["/red.webp"]],
    ]);
    expect((await staffPage(tee)).shelves.map(({ sku }) => sku)).toEqual([
      "TEE-BK-M",
      "TEE-RD-M",
      "TEE-RD-L",
    ]);
  });

  it("are not oversold while forty shoppers want the last of two", async () => {
    const lamp = await productWith(shop, "Last lamps", [
      { options: { Colour: "Green" }, stock: 3 },
      { options: { Colour: "White" }, stock: 2 },
    ]);
    const { variants } = await page(lamp);
    const people = await buyers(shop, 40);
    const { addLine } = loadBackend<typeof import("../src/cart/change-cart")>("./cart/change-cart");
    for (const [at, person] of people.entries())
      await addLine(shop.container, person, {
        productId: lamp,
        quantity: 1,
        variantId: variants[at % 2]?.variantId,
      });
    const placed = await Promise.allSettled(people.map((person) => placeFor(shop, person)));
    expect(placed.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
    expect(await page(lamp)).toMatchObject({ inStock: false, totalStock: 0 });
  });
});
