import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formatRupees, type Paise, paise, toRupees } from "../src/contract/money";
import { buyers, signedIn } from "./support/buyers";
import type { Signed } from "./support/call";
import type { Flows } from "./support/engine-order";
import { place, put, stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { mailsTo } from "./support/mails";
import { openShop, type Shop } from "./support/open-shop";
import { emptyOutbox } from "./support/outbox";
import { pendingOrder } from "./support/paying";
import { type PlayedRazorpay, playRazorpay } from "./support/razorpay";
import { startReceiver } from "./support/receiver";
import { testAdmin } from "./support/test-admin";

let shop: Shop;
let owner: Signed & { id: string };
let razorpay: PlayedRazorpay;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let toy: string;

beforeAll(async () => {
  receiver = await startReceiver();
  razorpay = await playRazorpay();
  shop = await openShop({
    ...razorpay.variables,
    RATE_LIMIT_FACTOR: "1000",
    WEBHOOK_LOCAL_ORIGIN: receiver.origin,
  });
  owner = await shop.admin();
  toy = await stockOne(shop, { title: "Toy", price: 1_000, totalStock: 50 });
  const { password } = testAdmin;
  const body = { url: `${receiver.origin}/hook`, events: ["order.refunded" as const], password };
  expect((await shop.call("adminAddWebhook", { body }, owner)).status).toBe(201);
});
afterAll(async () => {
  await shop.close();
  await razorpay.close();
  await receiver.stop();
});

async function aBuyer() {
  const [buyer] = await buyers(shop, 1);
  if (!buyer) throw new Error("no buyer");
  const person = await signedIn(shop, buyer);
  await put(shop, person, toy);
  return person;
}

async function paidOnline() {
  const person = await aBuyer();
  const { orderId, razorpayOrderId } = await pendingOrder(shop, person);
  const body = await razorpay.pay(razorpayOrderId);
  expect((await shop.call("verifyPayment", { body }, person)).status).toBe(200);
  const [payment] = await shop.query<{ id: string }>({
    text: `select p.id from payment p join order_payment_collection c using (payment_collection_id) where order_id = $1`,
    values: [orderId],
  });
  return { person, orderId, paymentId: body.razorpay_payment_id, enginePaymentId: payment?.id ?? "" };
}

/** The states that were written down for an order, oldest first. */
async function owed(orderId: string): Promise<(string | null)[]> {
  const rows = await shop.query<{ state: string | null }>({
    text: "select state from shop_webhook_delivery where object_id = $1 and type = 'order.refunded' order by version",
    values: [orderId],
  });
  return rows.map(({ state }) => state);
}

/** The refunds that a shopper was mailed about, in no order: mails that are due together are sent together. */
async function mailed({ email }: { email: string }): Promise<string[]> {
  await emptyOutbox(shop);
  const subjects = mailsTo(shop, email).map(({ subject }) => subject);
  return subjects.flatMap((subject) => /^(₹[\d,.]+) refunded: order/.exec(subject)?.[1] ?? []).sort();
}

const refundInEngine = (payment_id: string, amount: number) =>
  loadBackend<Flows>("@medusajs/medusa/core-flows")
    .refundPaymentWorkflow(shop.container)
    .run({ input: { payment_id, amount } });

async function settle(orderId: string): Promise<void> {
  const { settle: ask } = loadBackend<typeof import("../src/order-lifecycle/settlement/settle")>(
    "./order-lifecycle/settlement/settle",
  );
  const [attempt] = await shop.query<{ id: string }>({
    text: "select id from shop_payment_attempt where order_id = $1",
    values: [orderId],
  });
  await ask(shop.container, attempt?.id ?? "");
}

const part = "partially_refunded";

describe("money of an order that went back", () => {
  it("is told with each refund of a part, in the engine or at the provider, and last with all of it", async () => {
    const { person, orderId, paymentId, enginePaymentId } = await paidOnline();
    await refundInEngine(enginePaymentId, 100);
    await refundInEngine(enginePaymentId, 200);
    expect(await owed(orderId)).toEqual([part, part]);
    expect((await razorpay.refundByHand(paymentId, 10_000)).status).toBe(200);
    await settle(orderId);
    expect(await owed(orderId)).toEqual([part, part, part]);
    const body = { orderStatus: "cancelled" as const, cancellationReason: "Enough" };
    await shop.call("cancelOrder", { params: { orderId }, body }, person);
    await expect.poll(() => owed(orderId), { timeout: 60_000 }).toEqual([part, part, part, "refunded"]);
    const told = () => receiver.received.map((message) => JSON.parse(message.body).data);
    await expect
      .poll(() => told().filter(({ id }) => id === orderId), { timeout: 60_000 })
      .toEqual(
        [part, part, part, "refunded"].map((state) => expect.objectContaining({ id: orderId, state })),
      );
    const { totalAmount } = (await shop.call("getOrder", { params: { id: orderId } }, person)).body.data;
    const amounts = ["₹100", "₹100", "₹200", formatRupees(totalAmount - 400)].sort();
    expect(await mailed(person)).toEqual(amounts);
    // As after a process that died before it had noted what it did.
    await shop.query({
      text: "update shop_outbox set done_at = null, due_at = now() where payload ->> 'orderId' = $1",
      values: [orderId],
    });
    expect(await mailed(person)).toEqual(amounts);
  });

  it("is told once, however many hear of it at the same moment", async () => {
    const { person, orderId, paymentId } = await paidOnline();
    await razorpay.refundByHand(paymentId, 10_000);
    await Promise.all(Array.from({ length: 5 }, () => settle(orderId)));
    expect(await owed(orderId)).toEqual([part]);
    expect(await mailed(person)).toEqual(["₹100"]);
    await razorpay.refundByHand(paymentId, 20_000);
    await razorpay.refundByHand(paymentId);
    await Promise.all(Array.from({ length: 5 }, () => settle(orderId)));
    expect(await owed(orderId)).toEqual([part, part, "refunded"]);
    expect(await mailed(person)).toHaveLength(3);
  });

  it("is all of it to the last of two refunds that are noted at the same moment", async () => {
    const { person, orderId, paymentId } = await paidOnline();
    const { payments } = await razorpay.ledger();
    const amount = payments.find(({ id }) => id === paymentId)?.amount ?? 0;
    const { transaction } = loadBackend<typeof import("../src/platform/db/pool")>("./platform/db/pool");
    const { refundForEngine } =
      loadBackend<typeof import("../src/payments/engine-refund")>("./payments/engine-refund");
    const note = (id: string, amountPaise: Paise) =>
      refundForEngine({ id, provider: "razorpay", paymentId, amountPaise }, async () => ({
        id: `rfnd_${id}`,
        paymentId,
        amountPaise,
        status: "processed",
        key: id,
      }));
    const held = async () => {
      const [row] = await shop.query<{ count: number }>({
        text: `select count(*)::integer as count from pg_stat_activity
               where datname = current_database() and wait_event_type = 'Lock' and query like '%shop_refund%'`,
      });
      return row?.count;
    };
    // Nobody can write news down until both are under way.
    const refunds = await transaction(async (client) => {
      await client.query({ text: "lock table shop_webhook_delivery in share mode" });
      const both = [note("ref_one", paise(40_000)), note("ref_other", paise(amount - 40_000))];
      await expect.poll(held, { timeout: 60_000 }).toBe(2);
      return both;
    });
    await Promise.all(refunds);
    expect(await owed(orderId)).toEqual([part, "refunded"]);
    expect(await mailed(person)).toEqual(["₹400", formatRupees(toRupees(paise(amount - 40_000)))].sort());
  });

  it("is mailed as all of the order where a version that knew no amounts wrote the news", async () => {
    const { person, orderId } = await paidOnline();
    const { totalAmount } = (await shop.call("getOrder", { params: { id: orderId } }, person)).body.data;
    await shop.query({
      text: `insert into shop_outbox (topic, payload) values ('order-news',
               jsonb_build_object('orderId', $1::text, 'paymentStatus', 'refunded'))`,
      values: [orderId],
    });
    expect(await mailed(person)).toEqual([formatRupees(totalAmount)]);
  });

  it("is told from a deploy on, which takes no lock on orders: running code takes it after that on refunds", async () => {
    const steps = [
      loadBackend<typeof import("../src/platform/schema/1292-webhooks-of-refunds")>(
        "./platform/schema/1292-webhooks-of-refunds",
      ),
      loadBackend<typeof import("../src/platform/schema/1330-mails-of-refunds")>(
        "./platform/schema/1330-mails-of-refunds",
      ),
    ];
    const { transaction } = loadBackend<typeof import("../src/platform/db/pool")>("./platform/db/pool");
    const enough = new Error("rolled back");
    let locks: unknown[] | undefined;
    const deploy = transaction(async (client) => {
      await client.query(`drop function shop_webhook_of_each_refund cascade;
                          drop function shop_webhook_of_cash_refund cascade;
                          drop function shop_news_of_each_refund cascade;
                          drop function shop_news_of_cash_refund cascade;
                          drop function shop_owe_news_of_refund`);
      for (const step of steps)
        await step.up({ schema: { raw: (sql: string) => client.query(sql) } } as never);
      const { rows } = await client.query(
        "select mode from pg_locks where pid = pg_backend_pid() and relation = 'shop_order'::regclass",
      );
      locks = rows;
      throw enough;
    });
    await expect(deploy).rejects.toBe(enough);
    expect(locks).toEqual([]);
  });

  it("is told with each part of cash that staff hand back", async () => {
    const person = await aBuyer();
    const { orderId } = (await place(shop, person)).body;
    const confirmed = { orderStatus: "confirmed" as const };
    await shop.call("adminUpdateOrder", { params: { id: orderId }, body: confirmed }, owner);
    expect((await shop.call("adminNoteCash", { body: { orderIds: [orderId] } }, owner)).status).toBe(200);
    const body = { orderStatus: "cancelled" as const, cancellationReason: "Changed my mind" };
    await shop.call("cancelOrder", { params: { orderId }, body }, person);
    const { refundDue } = (await shop.call("adminGetOrder", { params: { id: orderId } }, owner)).body.data;
    const back = (amount: number) =>
      shop.call(
        "adminNoteRefund",
        { params: { id: orderId }, body: { amount, how: "upi", reason: "It was called off" } },
        owner,
      );
    expect((await back(300)).status).toBe(200);
    expect((await back(300)).status).toBe(200);
    expect((await back(refundDue - 600)).status).toBe(200);
    expect(await owed(orderId)).toEqual([part, part, "refunded"]);
    expect(await mailed(person)).toEqual(["₹300", "₹300", formatRupees(refundDue - 600)].sort());
  });
});
