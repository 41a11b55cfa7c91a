import { createHash, createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buyers, signedIn, type TestBuyer } from "./support/buyers";
import type { Signed } from "./support/call";
import { asBrowserOf } from "./support/call";
import { auditFaults, put, stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { openShop, type Shop } from "./support/open-shop";
import { orderOf, pendingOrder } from "./support/paying";
import { type Confirmation, type PlayedRazorpay, playRazorpay } from "./support/razorpay";

let shop: Shop;
let razorpay: PlayedRazorpay;
let asha: TestBuyer & Signed;
let ravi: TestBuyer & Signed;
/** Asha's unpaid order. */
let unpaid: { orderId: string; razorpayOrderId: string };
/** The window's result for an order of Ravi's, and for one of Asha's that was paid before. */
let ofRavi: Confirmation;
let ofAsha: Confirmation;
let paidByAsha: string;
let failed: Confirmation;

/** What Razorpay signs with until somebody has entered the new secret in its dashboard. */
const secretBefore = "the webhook secret before this one";

async function waiting(person: TestBuyer & Signed) {
  await put(shop, person, await stockOne(shop, { title: "Wanted" }));
  return pendingOrder(shop, person);
}

beforeAll(async () => {
  razorpay = await playRazorpay();
  shop = await openShop({ ...razorpay.variables, RAZORPAY_WEBHOOK_SECRET_OLD: secretBefore });
  [asha, ravi] = (await Promise.all((await buyers(shop, 2)).map((buyer) => signedIn(shop, buyer)))) as [
    TestBuyer & Signed,
    TestBuyer & Signed,
  ];
  ofRavi = await razorpay.pay((await waiting(ravi)).razorpayOrderId);
  const first = await waiting(asha);
  paidByAsha = first.orderId;
  ofAsha = await razorpay.pay(first.razorpayOrderId);
  await shop.call("verifyPayment", { body: ofAsha }, asha);
  unpaid = await waiting(asha);
  failed = await razorpay.pay(unpaid.razorpayOrderId, "failed");
});
afterAll(async () => {
  expect(await auditFaults()).toEqual([]);
  await shop.close();
  await razorpay.close();
});

const hmac = (text: string | Buffer, secret: string) =>
  createHmac("sha256", secret).update(text).digest("hex");
const payment = "pay_AAAAAAAAAAAAAA";
const pair = (orderId: string, paymentId: string) => `${orderId}|${paymentId}`;

/** A confirmation of Asha's unpaid order with another signature, or other ids. */
const forged = (signature: string, paymentId = payment): Confirmation => ({
  razorpay_order_id: unpaid.razorpayOrderId,
  razorpay_payment_id: paymentId,
  razorpay_signature: signature,
});

const confirmations: [string, () => object][] = [
  ["no signature at all", () => ({ ...forged("x"), razorpay_signature: undefined })],
  ["an empty signature", () => forged("")],
  ["one letter", () => forged("a")],
  ["zeros", () => forged("0".repeat(64))],
  [
    "a hash without a key",
    () => forged(createHash("sha256").update(pair(unpaid.razorpayOrderId, payment)).digest("hex")),
  ],
  ["an empty key", () => forged(hmac(pair(unpaid.razorpayOrderId, payment), ""))],
  ["the public key as the key", () => forged(hmac(pair(unpaid.razorpayOrderId, payment), razorpay.keyId))],
  ["the webhook's secret", () => forged(hmac(pair(unpaid.razorpayOrderId, payment), razorpay.webhookSecret))],
  ["payment before order", () => forged(hmac(pair(payment, unpaid.razorpayOrderId), razorpay.keySecret))],
  ["another separator", () => forged(hmac(`${unpaid.razorpayOrderId}:${payment}`, razorpay.keySecret))],
  ["the order alone", () => forged(hmac(unpaid.razorpayOrderId, razorpay.keySecret))],
  [
    "the right one, cut short",
    () => forged(hmac(pair(unpaid.razorpayOrderId, payment), razorpay.keySecret).slice(0, 63)),
  ],
  [
    "the right one and more",
    () => forged(`${hmac(pair(unpaid.razorpayOrderId, payment), razorpay.keySecret)}00`),
  ],
  [
    "the right one with one digit changed",
    () => forged(flip(hmac(pair(unpaid.razorpayOrderId, payment), razorpay.keySecret))),
  ],
  [
    "the right one in base64",
    () =>
      forged(
        createHmac("sha256", razorpay.keySecret)
          .update(pair(unpaid.razorpayOrderId, payment))
          .digest("base64"),
      ),
  ],
  [
    "the right one after a blank",
    () => forged(` ${hmac(pair(unpaid.razorpayOrderId, payment), razorpay.keySecret)}`),
  ],
  [
    "SHA-1",
    () =>
      forged(
        createHmac("sha1", razorpay.keySecret).update(pair(unpaid.razorpayOrderId, payment)).digest("hex"),
      ),
  ],
  ["the signature of an older payment of the same shopper", () => forged(ofAsha.razorpay_signature)],
  [
    "an older payment with its signature",
    () => forged(ofAsha.razorpay_signature, ofAsha.razorpay_payment_id),
  ],
  [
    "another's payment with its signature",
    () => forged(ofRavi.razorpay_signature, ofRavi.razorpay_payment_id),
  ],
  ["another's whole confirmation", () => ofRavi],
  ["a rightly signed payment that failed", () => failed],
  [
    "a rightly signed payment that is not there",
    () => forged(hmac(pair(unpaid.razorpayOrderId, payment), razorpay.keySecret)),
  ],
  [
    "a rightly signed order that is not there",
    () => ({
      razorpay_order_id: "order_AAAAAAAAAAAAAA",
      razorpay_payment_id: payment,
      razorpay_signature: hmac(pair("order_AAAAAAAAAAAAAA", payment), razorpay.keySecret),
    }),
  ],
  ["a list of signatures", () => ({ ...forged("x"), razorpay_signature: [ofAsha.razorpay_signature] })],
  ["an object for a signature", () => ({ ...forged("x"), razorpay_signature: { $ne: null } })],
  ["true for a signature", () => ({ ...forged("x"), razorpay_signature: true })],
  ["a wildcard for an order", () => ({ ...ofAsha, razorpay_order_id: "%" })],
  ["SQL for an order", () => ({ ...ofAsha, razorpay_order_id: "' or '1'='1" })],
  ["the shop's own order id", () => ({ ...ofAsha, razorpay_order_id: unpaid.orderId })],
  [
    "a status that says paid",
    () => ({ ...forged("f".repeat(64)), status: "captured", paymentStatus: "paid" }),
  ],
];

const flip = (hex: string) => hex.slice(0, -1) + (hex.endsWith("0") ? "1" : "0");

const isStillUnpaid = async () => {
  const order = await orderOf(shop, asha, unpaid.orderId);
  expect(order).toMatchObject({ orderStatus: "pending_payment", paymentStatus: "pending", payment: null });
};

describe("a forged confirmation", () => {
  it.each(confirmations)("with %s proves nothing", async (_name, make) => {
    const { status, body } = await shop.send("POST", "/api/shop/order/verify", {
      as: asha,
      body: { ...make() },
    });
    expect(body.success).toBe(false);
    // A correctly signed one is checked at Razorpay, which knows of no payment yet.
    expect([422, 503]).toContain(status);
    await isStillUnpaid();
  });

  it("is answered 'Payment verification failed' (Spec §8)", async () => {
    const { status, body } = await shop.send("POST", "/api/shop/order/verify", {
      as: asha,
      body: forged("f".repeat(64)),
    });
    expect({ status, message: body.message }).toEqual({
      status: 422,
      message: "Payment verification failed",
    });
  });

  it.each(confirmations)("posted to the callback with %s proves nothing", async (_name, make) => {
    const form = new URLSearchParams(
      Object.entries(make()).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    );
    const reply = await fetch(`${shop.url}/api/payments/razorpay/callback`, {
      method: "POST",
      body: form,
      redirect: "manual",
    });
    expect(reply.status).toBe(303);
    expect(reply.headers.get("location")).toMatch(/^\/shop\/razorpay-return\?/);
    await isStillUnpaid();
  });
});

const event = () =>
  JSON.stringify({
    entity: "event",
    event: "payment.captured",
    payload: {
      payment: { entity: { id: payment, order_id: unpaid.razorpayOrderId, status: "captured", amount: 1 } },
    },
  });
type Sent = { body: string | Buffer; headers: Record<string, string> };
const signed = (body: string | Buffer, signature: string): Sent => ({
  body,
  headers: { "x-razorpay-signature": signature, "x-razorpay-event-id": `evt_${Math.random()}` },
});

const webhooks: [string, () => Sent][] = [
  ["no signature", () => ({ body: event(), headers: {} })],
  ["an empty signature", () => signed(event(), "")],
  ["zeros", () => signed(event(), "0".repeat(64))],
  ["a hash without a key", () => signed(event(), createHash("sha256").update(event()).digest("hex"))],
  ["an empty secret", () => signed(event(), hmac(event(), ""))],
  ["the key's secret", () => signed(event(), hmac(event(), razorpay.keySecret))],
  ["the public key", () => signed(event(), hmac(event(), razorpay.keyId))],
  ["the signature of another body", () => signed(event(), hmac("{}", razorpay.webhookSecret))],
  [
    "the signature of the same body in other words",
    () => signed(event(), hmac(JSON.stringify(JSON.parse(event()), null, 1), razorpay.webhookSecret)),
  ],
  ["one byte more", () => signed(`${event()} `, hmac(event(), razorpay.webhookSecret))],
  ["one byte less", () => signed(event().slice(0, -1), hmac(event(), razorpay.webhookSecret))],
  ["the signature cut short", () => signed(event(), hmac(event(), razorpay.webhookSecret).slice(0, 32))],
  ["one digit changed", () => signed(event(), flip(hmac(event(), razorpay.webhookSecret)))],
  [
    "the signature in base64",
    () => signed(event(), createHmac("sha256", razorpay.webhookSecret).update(event()).digest("base64")),
  ],
  ["SHA-1", () => signed(event(), createHmac("sha1", razorpay.webhookSecret).update(event()).digest("hex"))],
  ["two signatures", () => signed(event(), `${"0".repeat(64)}, ${hmac(event(), razorpay.webhookSecret)}`)],
  [
    "another header",
    () => ({ body: event(), headers: { "x-signature": hmac(event(), razorpay.webhookSecret) } }),
  ],
  ["an empty body", () => signed("", "0".repeat(64))],
  ["a rightly signed body that is no JSON", () => signed("paid!", hmac("paid!", razorpay.webhookSecret))],
  ["a rightly signed body that names no event", () => signed("{}", hmac("{}", razorpay.webhookSecret))],
];

describe("a forged webhook", () => {
  it.each(webhooks)("with %s is refused and leaves nothing", async (_name, make) => {
    const count = () => shop.query({ text: "select count(*)::integer as filed from shop_payment_inbox" });
    const before = await count();
    const { body, headers } = make();
    const reply = await fetch(`${shop.url}/api/payments/razorpay/webhook`, {
      method: "POST",
      headers,
      body: body as BodyInit,
    });
    expect(reply.status).toBe(400);
    expect(await count()).toEqual(before);
    await isStillUnpaid();
  });

  it.each([
    ["the secret", () => razorpay.webhookSecret],
    ["the one before, while that is being replaced,", () => secretBefore],
  ])(
    "that is rightly signed with %s but not true changes nothing: Razorpay is asked",
    async (_name, secret) => {
      const { body, headers } = signed(event(), hmac(event(), secret()));
      const reply = await fetch(`${shop.url}/api/payments/razorpay/webhook`, {
        method: "POST",
        headers,
        body: String(body),
      });
      expect(reply.status).toBe(200);
      await expect
        .poll(
          async () =>
            (await shop.query({ text: "select 1 from shop_payment_inbox where processed_at is null" }))
              .length,
          { timeout: 60_000 },
        )
        .toBe(0);
      await isStillUnpaid();
    },
  );
});

describe("the payment page", () => {
  it("is shown to whose order it is, with a policy of its own, and to nobody else", async () => {
    const get = (as?: Signed) =>
      fetch(`${shop.url}/api/payments/hosted/${unpaid.orderId}`, {
        headers: as ? asBrowserOf(as) : {},
        redirect: "manual",
      });
    const [mine, theirs, nobodys] = await Promise.all([get(asha), get(ravi), get()]);
    expect([mine.status, theirs.status, nobodys.status]).toEqual([200, 404, 404]);
    expect(mine.headers.get("content-security-policy")).toContain(`form-action ${razorpay.origin}`);
    expect(await mine.text()).toContain(`${razorpay.origin}/v1/checkout/embedded`);
    const paid = await fetch(`${shop.url}/api/payments/hosted/${paidByAsha}`, {
      headers: asBrowserOf(asha),
      redirect: "manual",
    });
    expect([paid.status, paid.headers.get("location")?.split("?")[0]]).toEqual([
      303,
      "/shop/razorpay-return",
    ]);
  });

  it("sends a browser that paid there on with its order, and the order is confirmed", async () => {
    const answer = await razorpay.pay(unpaid.razorpayOrderId);
    const reply = await fetch(`${shop.url}/api/payments/razorpay/callback`, {
      method: "POST",
      headers: { origin: "https://api.razorpay.com" },
      body: new URLSearchParams(answer),
      redirect: "manual",
    });
    expect([reply.status, reply.headers.get("location")]).toEqual([
      303,
      `/shop/razorpay-return?orderId=${unpaid.orderId}&outcome=paid`,
    ]);
    expect((await orderOf(shop, asha, unpaid.orderId)).orderStatus).toBe("confirmed");
    // This payment is unassigned so far: the audit reports it, and then it goes to Ravi's order.
    expect((await shop.call("verifyPayment", { body: ofRavi }, ravi)).status).toBe(200);
    const fresh = await razorpay.pay((await waiting(ravi)).razorpayOrderId);
    const { auditProviders } = loadBackend<typeof import("../src/integrity/audit-providers")>(
      "./integrity/audit-providers",
    );
    expect(await auditProviders(-1)).toEqual([expect.stringContaining(fresh.razorpay_payment_id)]);
    expect((await shop.call("verifyPayment", { body: fresh }, ravi)).status).toBe(200);
    expect(await auditProviders(-1)).toEqual([]);
  });
});
