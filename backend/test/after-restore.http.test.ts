import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paise } from "../src/contract/money";
import { messageTopics } from "../src/platform/outbox/message-topics";
import { buyers, signedIn } from "./support/buyers";
import { auditFaults, put, stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { openShop, type Shop } from "./support/open-shop";
import { emptyOutbox } from "./support/outbox";
import { orderOf, pendingOrder } from "./support/paying";
import { type PlayedRazorpay, playRazorpay } from "./support/razorpay";

let shop: Shop;
let razorpay: PlayedRazorpay;
let ownMark: string;
beforeAll(async () => {
  razorpay = await playRazorpay();
  shop = await openShop(razorpay.variables);
  const [row] = await shop.query<{ mark: string }>({ text: "select mark from shop_mark" });
  ownMark = row?.mark ?? "";
});
afterAll(async () => {
  await shop.close();
  await razorpay.close();
});

const auditProviders = () =>
  loadBackend<typeof import("../src/integrity/audit-providers")>(
    "./integrity/audit-providers",
  ).auditProviders(-1);

async function takeIn({ refundsUnmarked = false } = {}) {
  const { takeInPayments } = loadBackend<typeof import("../src/integrity/restore/take-in-payments")>(
    "./integrity/restore/take-in-payments",
  );
  const { readProviderLedgers } = loadBackend<typeof import("../src/payments/provider-ledger")>(
    "./payments/provider-ledger",
  );
  return takeInPayments(shop.container, await readProviderLedgers(), refundsUnmarked);
}

/** A paid order at Razorpay that is missing from the shop's records. */
async function paidElsewhere(notes: Record<string, string>): Promise<string> {
  const { gatewayNamed } = loadBackend<typeof import("../src/payments/gateways")>("./payments/gateways");
  const reference = `payatt_${randomBytes(10).toString("hex")}`;
  const order = await gatewayNamed("razorpay")?.open({ reference, amountPaise: paise(49_900), notes });
  return (await razorpay.pay(order?.id ?? "")).razorpay_payment_id;
}

const refundedOf = async (paymentId: string) =>
  (await razorpay.ledger()).payments.find(({ id }) => id === paymentId)?.amount_refunded;

async function somebodyWhoPays() {
  const productId = await stockOne(shop, { title: "Kite", totalStock: 5 });
  const [buyer] = await buyers(shop, 1);
  if (!buyer) throw new Error("no buyer");
  const person = await signedIn(shop, buyer);
  await put(shop, person, productId, 1);
  return person;
}

describe("payments that the provider has and the books do not", () => {
  it("names the shop and the order's number in every order that it makes at Razorpay", async () => {
    const person = await somebodyWhoPays();
    const { orderId, razorpayOrderId } = await pendingOrder(shop, person);
    const { orders } = await razorpay.ledger();
    const made = orders.find(({ id }) => id === razorpayOrderId) as unknown as { notes: object };
    const { orderNumber } = await orderOf(shop, person, orderId);
    expect(made.notes).toMatchObject({ shop: ownMark, order: orderNumber });
  });

  it("are told by the audit and go back once, where they name an order of this shop that is lost", async () => {
    const paymentId = await paidElsewhere({ shop: ownMark, order: "SB-26-000777" });
    expect(await auditProviders()).toEqual([expect.stringContaining("names an order of this shop")]);
    const { preview } = loadBackend<typeof import("../src/integrity/restore/preview")>(
      "./integrity/restore/preview",
    );
    const { readProviderLedgers } = loadBackend<typeof import("../src/payments/provider-ledger")>(
      "./payments/provider-ledger",
    );
    const look = { since: undefined, upTo: {}, ledgers: await readProviderLedgers(), mark: ownMark };
    expect((await preview(look)).payments?.lost).toMatchObject([{ id: paymentId }]);
    expect(await refundedOf(paymentId)).toBe(0);
    expect((await takeIn()).lost).toMatchObject([
      { id: paymentId, orderNumber: "SB-26-000777", error: null },
    ]);
    await takeIn();
    expect(await refundedOf(paymentId)).toBe(49_900);
    expect(
      (await razorpay.ledger()).refunds.filter(({ payment_id }) => payment_id === paymentId),
    ).toHaveLength(1);
    expect(await auditProviders()).toEqual([]);
  });

  it("are left alone where they are of another shop on the same account", async () => {
    const paymentId = await paidElsewhere({ shop: "6d1f0d52-4f5c-4c59-a6b4-1d3a9a1f0a11" });
    expect(await auditProviders()).toEqual([]);
    expect((await takeIn({ refundsUnmarked: true })).lost).toEqual([]);
    expect(await refundedOf(paymentId)).toBe(0);
  });

  it("are told, and go back only when that is asked for, where no shop is named", async () => {
    const paymentId = await paidElsewhere({});
    expect(await auditProviders()).toEqual([expect.stringContaining("may be of an order of this shop")]);
    const { left, lost } = await takeIn();
    expect([left.length, lost.length, await refundedOf(paymentId)]).toEqual([1, 0, 0]);
    await takeIn({ refundsUnmarked: true });
    expect(await refundedOf(paymentId)).toBe(49_900);
    expect(await auditProviders()).toEqual([]);
  });

  it("are settled where the order is there, also when only the receipt says so", async () => {
    const person = await somebodyWhoPays();
    const { orderId, razorpayOrderId } = await pendingOrder(shop, person);
    await razorpay.pay(razorpayOrderId);
    // As in a backup that was made before Razorpay's response was stored.
    await shop.query({
      text: `with attempt as (update shop_payment_attempt set provider_order_id = null,
               -- The shop's own worker would ask about it after a minute.
               check_at = now() + interval '1 hour' where order_id = $1)
             update shop_order set provider_order_id = null where order_id = $1`,
      values: [orderId],
    });
    expect(await auditProviders()).toHaveLength(1);
    expect((await takeIn()).adopted).toHaveLength(1);
    expect(await orderOf(shop, person, orderId)).toMatchObject({
      orderStatus: "confirmed",
      paymentStatus: "paid",
    });
    expect(await auditProviders()).toEqual([]);
  });

  it("leaves the whole audit content", async () => {
    expect(await auditFaults()).toEqual([]);
  });

  it("are not said to differ where the provider could not be asked", async () => {
    await razorpay.faults({ api: { kind: "error", calls: 10_000 } });
    expect(await auditFaults()).toEqual([
      { rule: "the payment providers can be asked", faults: [expect.stringContaining("Razorpay:")] },
    ]);
    await razorpay.faults();
  });
});

describe("a database that was set back", () => {
  const restores = () =>
    loadBackend<typeof import("../src/integrity/restore/restores")>("./integrity/restore/restores");

  it("does not open before the outside is taken in, and the audit says so", async () => {
    await restores().noteRestore(new Date(Date.now() - 3_600_000));
    await expect(restores().refuseUnfinishedRestore()).rejects.toThrow("npm run after-restore");
    expect(await auditFaults()).toMatchObject([
      { rule: "a shop that was set back to a backup has taken in what others know" },
    ]);
    await restores().finishRestores();
    await expect(restores().refuseUnfinishedRestore()).resolves.toBeUndefined();
  });

  // As of a job that is tried again because a refund failed: numbers would jump, and mails be let go, a second time.
  it("is taken up once for each moment to which it was set back", async () => {
    const backupAt = new Date(Date.now() - 7_200_000);
    await restores().noteRestore(backupAt);
    expect(await restores().isCompleted(backupAt)).toBe(false);
    await restores().finishRestores();
    expect(await restores().isCompleted(backupAt)).toBe(true);
    expect(await restores().isCompleted(new Date(backupAt.getTime() + 1_000))).toBe(false);
  });

  it("moves its numbers past what is known outside, and writes down which it passed over", async () => {
    const { skipNumbers } = loadBackend<typeof import("../src/integrity/restore/skip-numbers")>(
      "./integrity/restore/skip-numbers",
    );
    const yesterday = new Date(Date.now() - 86_400_000);
    const skipped = await skipNumbers(yesterday, { SB: "140" }, ["SB-26-004000"]);
    expect(skipped.map(({ series, first, last }) => [series, first, last])).toEqual([
      ["order", expect.any(Number), 5_000],
      ["SB", 1, 140],
      ["CN", 1, 100],
    ]);
    // An operator's typing error changes nothing.
    await expect(skipNumbers(yesterday, { SB: "139" }, [])).rejects.toThrow(
      "Invoices up to 140 are known already",
    );
    const person = await somebodyWhoPays();
    const { orderId } = await pendingOrder(shop, person);
    expect((await orderOf(shop, person, orderId)).orderNumber).toMatch(/-005001$/);
    expect(await auditFaults()).toEqual([]);
  });

  it("tells of a gap in the invoices' numbers that nobody explained", async () => {
    await shop.query({ text: "update shop_invoice_counter set last = last + 1 where series = 'SB'" });
    expect(await auditFaults()).toMatchObject([
      { faults: [expect.stringContaining("141 given, 0 issued and 140")] },
    ]);
    await shop.query({ text: "update shop_invoice_counter set last = last - 1 where series = 'SB'" });
  });

  it("ends sessions and codes, and begins another history of the catalogue", async () => {
    const { forgetVisitors } = loadBackend<typeof import("../src/integrity/restore/forget-visitors")>(
      "./integrity/restore/forget-visitors",
    );
    const person = await shop.shopper();
    expect((await forgetVisitors()).sessions).toBeGreaterThan(0);
    const { body } = await shop.call("checkAuth", {}, person);
    expect(body).not.toMatchObject({ user: { id: person.id } });
    expect((await shop.send("GET", "/api/shop/products/get")).status).toBe(200);
  });

  it("sends no message a second time that waited when the backup was made, and tells of new ones", async () => {
    const { letMessagesGo } = loadBackend<typeof import("../src/integrity/restore/let-messages-go")>(
      "./integrity/restore/let-messages-go",
    );
    const person = await somebodyWhoPays();
    const { orderId, razorpayOrderId } = await pendingOrder(shop, person);
    await shop.query({
      text: `insert into shop_outbox (topic, due_at, payload) values ('order-news', now() + interval '1 hour',
               jsonb_build_object('orderId', $1::text, 'from', 'pending_payment', 'to', 'confirmed'))`,
      values: [orderId],
    });
    // The welcome of the shopper before, and what is told of the order that was paid.
    await emptyOutbox(shop);
    // One of each kind, waiting.
    await shop.query({
      text: `insert into shop_outbox (topic, due_at, payload)
             select topic, now() + interval '1 hour', '{"secret": "x"}' from unnest($1::text[]) topic
             where topic not in ('mail', 'text-message')`,
      values: [messageTopics],
    });
    expect(await letMessagesGo(new Date(0))).toBe(0);
    expect(await letMessagesGo(new Date())).toBe(
      ["mail", "text-message", "push"].length + messageTopics.length - 2,
    );
    expect(await shop.query({ text: "select topic from shop_outbox where payload ? 'secret'" })).toEqual([]);
    const [message] = await shop.query({
      text: "select sent_at, given_up_at from shop_message where key = 'mail placed ' || $1",
      values: [orderId],
    });
    expect(message).toMatchObject({ sent_at: null, given_up_at: expect.any(Date) });
    expect(razorpayOrderId).toBeTruthy();
  });
});

describe("demo data", () => {
  it.each([
    ["https://shop.example", false, 1],
    ["http://localhost:8000", true, 1],
    ["http://localhost:8000", false, 0],
  ])("is looked for at %s, in production %s", (publicUrl, isProduction, rules) => {
    const { demoRules } = loadBackend<typeof import("../src/integrity/demo-rules")>("./integrity/demo-rules");
    expect(demoRules({ publicUrl, isProduction })).toHaveLength(rules);
  });

  it("is told: its shoppers, and their orders", async () => {
    const { demoRules } = loadBackend<typeof import("../src/integrity/demo-rules")>("./integrity/demo-rules");
    const [rule] = demoRules({ publicUrl: "https://shop.example", isProduction: true });
    if (!rule) throw new Error("no rule");
    expect(await shop.query({ text: rule.text })).toEqual([]);
    const person = await somebodyWhoPays();
    await pendingOrder(shop, person);
    await shop.query({
      text: `update customer set metadata = '{"is_demo": true}' where id = $1`,
      values: [person.id],
    });
    expect(await shop.query({ text: rule.text })).toEqual([
      { fault: "1 shoppers of the demo can sign in" },
      { fault: "1 orders are the demo's" },
    ]);
  });
});
