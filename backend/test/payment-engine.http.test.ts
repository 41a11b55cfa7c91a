import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buyers, signedIn } from "./support/buyers";
import { engineOrder, type Flows } from "./support/engine-order";
import { put, shelf, stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { openShop, type Shop } from "./support/open-shop";
import { orderOf, pendingOrder } from "./support/paying";
import { type PlayedRazorpay, playRazorpay } from "./support/razorpay";

let shop: Shop;
let razorpay: PlayedRazorpay;
let flows: Flows;
beforeAll(async () => {
  razorpay = await playRazorpay();
  shop = await openShop(razorpay.variables);
  flows = loadBackend<Flows>("@medusajs/medusa/core-flows");
});
afterAll(async () => {
  await shop.close();
  await razorpay.close();
});

type Tree = null | string | number | boolean | Tree[] | { [key: string]: Tree };

/** The fields of an order's money that the engine, its panel and its plugins read. */
const fields = [
  "status",
  "summary.*",
  "payment_collections.*",
  "payment_collections.payment_sessions.*",
  "payment_collections.payments.*",
  "payment_collections.payments.captures.*",
  "payment_collections.payments.refunds.*",
  "transactions.*",
];

/** Customer, times, ids, and amounts that differ because the shop charges its own delivery. */
const own =
  /(^id$|_id$|_at$|^data$|^context$|amount$|^note$|metadata|_total$|_difference$|summary_total|totals)/;

function shape(tree: Tree): Tree {
  if (Array.isArray(tree)) return tree.slice(0, 1).map(shape);
  if (tree === null || typeof tree !== "object") return tree;
  return Object.fromEntries(
    Object.keys(tree)
      .sort()
      .filter((name) => !own.test(name))
      .map((name) => [name, shape(tree[name] ?? null)]),
  );
}

async function readBack(orderId: string): Promise<Record<string, Tree>> {
  const query = shop.container.resolve("query");
  const { data } = await query.graph({ entity: "order", fields, filters: { id: orderId } });
  const { result: standing } = await flows
    .getOrderDetailWorkflow(shop.container)
    .run({ input: { order_id: orderId, fields: ["payment_status"] } });
  return JSON.parse(JSON.stringify({ ...data[0], payment_status: standing.payment_status }));
}

/** An order of one item, paid online, by the engine's own flows and our provider. */
const stockOrder = (productId: string) =>
  engineOrder(shop, {
    productId,
    provider: "pp_razorpay_razorpay",
    pay: ({ providerOrderId }) => razorpay.pay(String(providerOrderId)),
  });

async function ourOrder(productId: string) {
  const [buyer] = await buyers(shop, 1);
  if (!buyer) throw new Error("no buyer");
  const person = await signedIn(shop, buyer);
  await put(shop, person, productId);
  const pending = await pendingOrder(shop, person);
  const body = await razorpay.pay(pending.razorpayOrderId);
  expect((await shop.call("verifyPayment", { body }, person)).status).toBe(200);
  return { person, paymentId: body.razorpay_payment_id, ...pending };
}

async function enginePayment(orderId: string): Promise<string> {
  const [payment] = await shop.query<{ id: string }>({
    text: `select p.id from payment p join order_payment_collection c using (payment_collection_id) where order_id = $1`,
    values: [orderId],
  });
  return payment?.id ?? "";
}

describe("an order that was paid online", () => {
  it("reads back from the engine as one of its own flows does", async () => {
    const toy = await stockOne(shop, { title: "Paid Twin", price: 1_000, totalStock: 9 });
    const theirs = await readBack(await stockOrder(toy));
    const { orderId } = await ourOrder(toy);
    const ours = await readBack(orderId);
    expect(theirs.payment_status).toBe("captured");
    expect(shape(ours)).toEqual(shape(theirs));
  });

  it("is refunded at Razorpay, a part once, by the engine's own flow, and the rest by a cancellation", async () => {
    const toy = await stockOne(shop, { title: "Engine Refund", price: 1_000, totalStock: 5 });
    const { person, orderId, paymentId } = await ourOrder(toy);
    const input = { payment_id: await enginePayment(orderId), amount: 400 };
    await flows.refundPaymentWorkflow(shop.container).run({ input });
    expect(await readBack(orderId)).toMatchObject({ payment_status: "partially_refunded" });
    expect(await orderOf(shop, person, orderId)).toMatchObject({ paymentStatus: "partially_refunded" });
    await shop.call(
      "cancelOrder",
      { params: { orderId }, body: { orderStatus: "cancelled", cancellationReason: "Enough" } },
      person,
    );
    await expect
      .poll(async () => (await orderOf(shop, person, orderId)).paymentStatus, { timeout: 60_000 })
      .toBe("refunded");
    const { payments, refunds } = await razorpay.ledger();
    const payment = payments.find(({ id }) => id === paymentId);
    expect(payment).toMatchObject({ status: "refunded", amount_refunded: payment?.amount });
    expect(refunds.filter(({ payment_id }) => payment_id === paymentId)).toHaveLength(2);
    expect(await readBack(orderId)).toMatchObject({ status: "canceled", payment_status: "refunded" });
    expect(await shelf(shop, toy)).toEqual({ stocked: 5, reserved: 0 });
  });

  it("is given back by the engine's own cancellation", async () => {
    const toy = await stockOne(shop, { title: "Engine Cancel", price: 1_000, totalStock: 5 });
    const { orderId, paymentId } = await ourOrder(toy);
    await flows.cancelOrderWorkflow(shop.container).run({ input: { order_id: orderId } });
    const standing = async () =>
      (await razorpay.ledger()).payments.find(({ id }) => id === paymentId)?.status;
    await expect.poll(standing, { timeout: 60_000 }).toBe("refunded");
    expect(await shelf(shop, toy)).toEqual({ stocked: 5, reserved: 0 });
  });

  it("shows the engine a payment that is awaited, then called off", async () => {
    const toy = await stockOne(shop, { title: "Awaited", price: 1_000, totalStock: 5 });
    const [buyer] = await buyers(shop, 1);
    if (!buyer) throw new Error("no buyer");
    const person = await signedIn(shop, buyer);
    await put(shop, person, toy);
    const { orderId } = await pendingOrder(shop, person);
    expect(await readBack(orderId)).toMatchObject({
      status: "pending",
      payment_status: "not_paid",
      payment_collections: [{ status: "not_paid", payment_sessions: [{ status: "pending" }] }],
    });
    await shop.call(
      "cancelOrder",
      { params: { orderId }, body: { orderStatus: "cancelled", cancellationReason: "Not now" } },
      person,
    );
    expect(await readBack(orderId)).toMatchObject({ status: "canceled", payment_status: "canceled" });
  });
});
