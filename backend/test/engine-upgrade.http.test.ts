import { Modules } from "@medusajs/framework/utils";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addTo, buyers, placeFor } from "./support/buyers";
import { engineOrder, type Flows } from "./support/engine-order";
import { auditFaults, pune, shelf, stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { openShop, type Shop } from "./support/open-shop";

let shop: Shop;
let flows: Flows;
beforeAll(async () => {
  shop = await openShop();
  flows = loadBackend<Flows>("@medusajs/medusa/core-flows");
});
afterAll(() => shop.close());

/** The fields of an order that the engine, its panel and its plugins read. */
const fields = [
  "*",
  "items.*",
  "items.detail.*",
  "items.tax_lines.*",
  "items.adjustments.*",
  "shipping_methods.*",
  "shipping_methods.tax_lines.*",
  "shipping_address.*",
  "billing_address.*",
  "summary.*",
  "total",
  "subtotal",
  "tax_total",
  "item_total",
  "shipping_total",
  "payment_collections.*",
  "payment_collections.payment_sessions.*",
  "payment_collections.payments.*",
  "fulfillments.*",
  "fulfillments.items.*",
  "cart.id",
  "customer.id",
];

type Tree = null | string | number | boolean | Tree[] | { [key: string]: Tree };

async function readBack(orderId: string): Promise<Record<string, Tree>> {
  const query = shop.container.resolve("query");
  const { data } = await query.graph({ entity: "order", fields, filters: { id: orderId } });
  const { result: standing } = await flows
    .getOrderDetailWorkflow(shop.container)
    .run({ input: { order_id: orderId, fields: ["payment_status", "fulfillment_status"] } });
  const { payment_status, fulfillment_status } = standing;
  return JSON.parse(JSON.stringify({ ...data[0], payment_status, fulfillment_status }));
}

/** Values that may differ between two orders of the same goods: customer, times, ids, and the shop's own texts. */
const own = new Set(
  (
    "id display_id custom_display_id metadata line_item_metadata created_at updated_at deleted_at email locale " +
    "customer_id cart_id data context authorized_at authorized_amount packed_at title subtitle thumbnail " +
    "product_title product_description product_subtitle product_handle product_type product_collection " +
    "variant_title variant_option_values variant_sku requires_shipping name description provider_id tax_rate_id " +
    "code rate raw_rate subtotal tax_total total address_2 shipping_option_id"
  ).split(" "),
);
const isId = /^[a-z]+(_[a-z]+)?_[0-9A-Z]{26}$/;

/** The shape of a record: every field with the type of its value, and the value itself if it must be the same. */
function shape(tree: Tree, key = ""): Tree {
  if (Array.isArray(tree)) return tree.slice(0, 1).map((part) => shape(part, key));
  if (tree !== null && typeof tree === "object") {
    return Object.fromEntries(
      Object.keys(tree)
        .sort()
        .filter((name) => !own.has(name))
        .map((name) => [name, shape(tree[name] ?? null, name)]),
    );
  }
  return typeof tree === "string" && isId.test(tree) ? "id" : tree;
}

const stockOrder = (productId: string) => engineOrder(shop, { productId, provider: "pp_cod_cod" });

async function ourOrder(productId: string): Promise<string> {
  const [buyer] = await buyers(shop, 1);
  if (!buyer) throw new Error("no buyer");
  await addTo(shop, buyer, productId);
  const { defaultShippingRules } =
    loadBackend<typeof import("../src/shipping/defaults")>("./shipping/defaults");
  const fee = { flat: 0, flatUpTo: 1_000_000, percent: 0, max: 0 };
  const rules = { ...defaultShippingRules, cod: { ...defaultShippingRules.cod, fee } };
  return (await placeFor(shop, buyer, { rules }, pune)).orderId;
}

describe("an order placed by the shop's one transaction", () => {
  it("reads back from the engine as one of its own flows does", async () => {
    // Seeds are not taxed: the engine's flows have no GST rates, while the shop writes its own tax lines.
    const toy = await stockOne(shop, {
      title: "Twin",
      price: 1_000,
      totalStock: 20,
      hsn: "1209",
      gstRate: 0,
    });
    const [theirs, ours] = [await readBack(await stockOrder(toy)), await readBack(await ourOrder(toy))];
    expect(shape(ours)).toEqual(shape(theirs));
    expect(await shelf(shop, toy)).toEqual({ stocked: 20, reserved: 2 });
  });

  it("has the engine's totals to the paisa, taxes inside", async () => {
    for (const [price, salePrice] of [
      [0.01 + 999.98, null],
      [1_234.56, 1_099.99],
      [999.99, 333.33],
    ] as const) {
      const toy = await stockOne(shop, {
        title: "Odd",
        price,
        salePrice,
        totalStock: 9,
        gstRate: 18,
        hsn: "8517",
      });
      const [buyer] = await buyers(shop, 1);
      if (!buyer) throw new Error("no buyer");
      await addTo(shop, buyer, toy, 3);
      const { orderId } = await placeFor(shop, buyer);
      const { anyOrder } = loadBackend<typeof import("../src/orders/read-orders")>("./orders/read-orders");
      const row = await anyOrder(orderId);
      const order = await readBack(orderId);
      expect(Number(order.total)).toBeCloseTo(row.total, 6);
      expect(Number(order.item_total)).toBeCloseTo(row.subtotal, 6);
      expect(Number(order.shipping_total)).toBeCloseTo(row.shipping_charge + row.cod_fee, 6);
      expect(Number(order.tax_total)).toBeCloseTo(row.total - row.total / 1.18, 6);
    }
  });
});

describe("the engine's own flows on such an order", () => {
  it("fulfil, ship, deliver, capture and refund it", async () => {
    const toy = await stockOne(shop, { title: "Stock Way", price: 1_000, totalStock: 5 });
    const orderId = await ourOrder(toy);
    const order = await readBack(orderId);
    const items = (order.items as { id: string }[]).map(({ id }) => ({ id, quantity: 1 }));
    const { result: fulfillment } = await flows
      .createOrderFulfillmentWorkflow(shop.container)
      .run({ input: { order_id: orderId, items } });
    // The shop's stock leaves with the shipment (ADR-0038).
    expect(await shelf(shop, toy)).toEqual({ stocked: 5, reserved: 1 });
    await flows
      .createOrderShipmentWorkflow(shop.container)
      .run({ input: { order_id: orderId, fulfillment_id: fulfillment.id, items, labels: [] } });
    await flows
      .markOrderFulfillmentAsDeliveredWorkflow(shop.container)
      .run({ input: { orderId, fulfillmentId: fulfillment.id } });
    const [payment] = await shop.query<{ id: string }>({
      text: `select p.id from payment p join order_payment_collection c using (payment_collection_id) where order_id = $1`,
      values: [orderId],
    });
    const input = { payment_id: payment?.id ?? "" };
    await flows.capturePaymentWorkflow(shop.container).run({ input });
    expect(await readBack(orderId)).toMatchObject({
      payment_status: "captured",
      fulfillment_status: "delivered",
    });
    await flows
      .createAndCompleteReturnOrderWorkflow(shop.container)
      .run({ input: { order_id: orderId, items, return_shipping: { option_id: "" }, receive_now: true } });
    await flows.refundPaymentWorkflow(shop.container).run({ input: { ...input, amount: 400 } });
    expect(await readBack(orderId)).toMatchObject({ payment_status: "partially_refunded" });
  });

  it("cancel it and give the stock back", async () => {
    const toy = await stockOne(shop, { title: "Stock Cancel", price: 1_000, totalStock: 5 });
    const orderId = await ourOrder(toy);
    await flows.cancelOrderWorkflow(shop.container).run({ input: { order_id: orderId } });
    expect(await shelf(shop, toy)).toEqual({ stocked: 5, reserved: 0 });
    expect(await readBack(orderId)).toMatchObject({ status: "canceled", payment_status: "canceled" });
  });
});

describe("the shop's own moves", () => {
  it("leave the engine's records as its flows would", async () => {
    const toy = await stockOne(shop, { title: "Moved", price: 1_000, totalStock: 5 });
    const { transitionOrder } = loadBackend<
      typeof import("../src/order-lifecycle/transitions/transition-order")
    >("./order-lifecycle/transitions/transition-order");
    const go = async (orderId: string, ...way: string[]) => {
      for (const to of way)
        await transitionOrder(shop.container, { orderId, to: to as "shipped", by: "admin", note: "By hand" });
      return readBack(orderId);
    };
    const sent = await ourOrder(toy);
    expect(await go(sent, "confirmed", "packed", "shipped")).toMatchObject({
      status: "pending",
      fulfillment_status: "shipped",
      payment_status: "authorized",
      items: [{ detail: { fulfilled_quantity: 1, shipped_quantity: 1, delivered_quantity: 0 } }],
    });
    await go(sent, "out_for_delivery", "delivered");
    await transitionOrder(shop.container, {
      orderId: sent,
      to: "delivered",
      by: "admin",
      paymentStatus: "paid",
    });
    expect(await readBack(sent)).toMatchObject({
      fulfillment_status: "delivered",
      payment_status: "captured",
      summary: { pending_difference: 0, paid_total: 1_000 },
      items: [{ detail: { delivered_quantity: 1 } }],
    });
    const dropped = await ourOrder(toy);
    expect(await go(dropped, "cancelled")).toMatchObject({
      status: "canceled",
      fulfillment_status: "not_fulfilled",
      payment_status: "canceled",
    });
  });

  it("skip ahead with a courier's report, doing all that lies between", async () => {
    const toy = await stockOne(shop, { title: "Skipped", price: 1_000, totalStock: 5 });
    const { transitionOrder } = loadBackend<
      typeof import("../src/order-lifecycle/transitions/transition-order")
    >("./order-lifecycle/transitions/transition-order");
    const orderId = await ourOrder(toy);
    await transitionOrder(shop.container, { orderId, to: "confirmed", by: "admin" });
    await transitionOrder(shop.container, { orderId, to: "delivered", by: "courier" });
    expect(await readBack(orderId)).toMatchObject({
      fulfillment_status: "delivered",
      payment_status: "authorized",
    });
    expect(await shelf(shop, toy)).toEqual({ stocked: 4, reserved: 0 });
  });
});

describe("the hold trigger", () => {
  it("is the only writer of what is reserved", async () => {
    const toy = await stockOne(shop, { title: "Trigger", totalStock: 5 });
    const [level] = await shop.query<{ inventory_item_id: string; location_id: string }>({
      text: `select inventory_item_id, location_id from inventory_level join catalog_variant using (inventory_item_id)
             where product_id = $1`,
      values: [toy],
    });
    const inventory = shop.container.resolve(Modules.INVENTORY);
    const at = { inventory_item_id: level?.inventory_item_id ?? "", location_id: level?.location_id ?? "" };
    const held = await inventory.createReservationItems([{ ...at, quantity: 2 }]);
    expect(await shelf(shop, toy)).toEqual({ stocked: 5, reserved: 2 });
    await shop.query({
      text: "update inventory_level set reserved_quantity = 99 where inventory_item_id = $1",
      values: [at.inventory_item_id],
    });
    expect(await shelf(shop, toy)).toEqual({ stocked: 5, reserved: 2 });
    const [first] = held;
    await inventory.updateReservationItems({ id: first?.id ?? "", quantity: 4 });
    expect(await shelf(shop, toy)).toEqual({ stocked: 5, reserved: 4 });
    await expect(inventory.createReservationItems([{ ...at, quantity: 2 }])).rejects.toThrow();
    await inventory.deleteReservationItems([first?.id ?? ""]);
    expect(await shelf(shop, toy)).toEqual({ stocked: 5, reserved: 0 });
    expect((await auditFaults()).filter((fault) => /reserved figure/.test(JSON.stringify(fault)))).toEqual(
      [],
    );
  });
});
