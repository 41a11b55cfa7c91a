import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { FaultPoint } from "../src/platform/faultpoints";
import { buyers, signedIn } from "./support/buyers";
import { call, type Signed } from "./support/call";
import { auditFaults, pune, put, shelf, stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { openShop, type Shop } from "./support/open-shop";
import { emptyOutbox } from "./support/outbox";
import { letExpire, order, orderOf, pendingOrder, reconcileNow } from "./support/paying";
import { type PlayedRazorpay, playRazorpay } from "./support/razorpay";
import { startSecondBackend } from "./support/second-backend";

let shop: Shop;
let razorpay: PlayedRazorpay;
beforeAll(async () => {
  razorpay = await playRazorpay();
  shop = await openShop(razorpay.variables);
});

const drained = async () => {
  const { drainInbox } = loadBackend<typeof import("../src/order-lifecycle/settlement/inbox")>(
    "./order-lifecycle/settlement/inbox",
  );
  await shop.query({ text: "update shop_payment_inbox set due_at = now() where processed_at is null" });
  await shop.query({
    text: "update shop_outbox set due_at = now(), last_error = null where done_at is null",
  });
  await drainInbox(shop.container);
  await emptyOutbox(shop);
};

afterEach(async () => {
  await razorpay.faults();
  razorpay.tell("");
  await drained();
  expect(await auditFaults()).toEqual([]);
});
afterAll(async () => {
  await shop.close();
  await razorpay.close();
});

type Shopper = Signed & { id: string };

async function shoppers(count: number): Promise<Shopper[]> {
  return Promise.all((await buyers(shop, count)).map((buyer) => signedIn(shop, buyer)));
}

async function shopperWith(totalStock = 5): Promise<{ person: Shopper; productId: string }> {
  const productId = await stockOne(shop, { title: "Stormy Toy", totalStock });
  const [person] = await shoppers(1);
  if (!person) throw new Error("no shopper");
  await put(shop, person, productId);
  return { person, productId };
}

const standing = async (person: Shopper, orderId: string) => {
  const { orderStatus, paymentStatus } = await orderOf(shop, person, orderId);
  return `${orderStatus}, ${paymentStatus}`;
};

async function refundedPaise(razorpayOrderId: string) {
  const { payments, refunds } = await razorpay.ledger();
  const ids = payments.filter(({ order_id }) => order_id === razorpayOrderId).map(({ id }) => id);
  return refunds.filter(({ payment_id }) => ids.includes(payment_id)).map(({ amount }) => amount);
}

describe("Razorpay, while an order is made there,", () => {
  it.each(["timeout", "reset", "error", "busy", "lost"] as const)(
    "fails (%s): the shopper hears a kind word, tries again, and there is one order there",
    async (kind) => {
      const { person, productId } = await shopperWith();
      await razorpay.faults({ api: { kind, calls: 1, only: "POST /v1/orders" } });
      const { status, body, headers } = await order(shop, person);
      expect([status, body.code]).toEqual([503, "payment_partner_unavailable"]);
      expect(body.message).toMatch(/not been charged/);
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
      const again = await order(shop, person);
      expect(again.status).toBe(201);
      const [attempt] = await shop.query<{ id: string }>({
        text: "select id from shop_payment_attempt where order_id = $1",
        values: [again.body.orderId],
      });
      const { orders } = await razorpay.ledger();
      expect(orders.filter(({ receipt }) => receipt === attempt?.id)).toHaveLength(1);
      expect(await shelf(shop, productId)).toEqual({ stocked: 5, reserved: 1 });
    },
    600_000,
  );

  it("is away: the shopper pays cash instead", async () => {
    const { person, productId } = await shopperWith(1);
    await razorpay.faults({ api: { kind: "reset", calls: 1 } });
    expect((await order(shop, person)).status).toBe(503);
    expect((await order(shop, person, { paymentMethod: "cod" })).status).toBe(201);
    expect(await shelf(shop, productId)).toEqual({ stocked: 1, reserved: 1 });
  });
});

describe("Razorpay, while it is asked about a payment,", () => {
  it("is away: the shopper is told not to pay again, and the order is confirmed later", async () => {
    const { person } = await shopperWith();
    const { orderId, razorpayOrderId } = await pendingOrder(shop, person);
    const answer = await razorpay.pay(razorpayOrderId);
    await razorpay.faults({ api: { kind: "error", calls: 1 } });
    const { status, body } = await shop.call("verifyPayment", { body: answer }, person);
    expect(status).toBe(503);
    expect(body.message).toMatch(/do not pay again/);
    await reconcileNow(shop);
    expect(await standing(person, orderId)).toBe("confirmed, paid");
  });

  it("loses its answer to a capture: the payment is captured once", async () => {
    const { person } = await shopperWith();
    const { orderId, razorpayOrderId } = await pendingOrder(shop, person);
    await razorpay.pay(razorpayOrderId, "authorized");
    await razorpay.faults({ api: { kind: "lost", calls: 1, only: "POST /v1/payments/:id/capture" } });
    await reconcileNow(shop);
    await reconcileNow(shop);
    expect(await standing(person, orderId)).toBe("confirmed, paid");
  });

  it("is away past the time to pay: the goods are let go, and late money is dealt with", async () => {
    const { person, productId } = await shopperWith(1);
    const { orderId, razorpayOrderId } = await pendingOrder(shop, person);
    await shop.query({
      text: "update shop_payment_attempt set expires_at = now() - interval '4 minutes' where order_id = $1",
      values: [orderId],
    });
    await razorpay.pay(razorpayOrderId);
    await razorpay.faults({ api: { kind: "reset", calls: 100 } });
    await reconcileNow(shop);
    // Before it is back: the shop's own worker may ask at any moment.
    expect(await shelf(shop, productId)).toEqual({ stocked: 1, reserved: 0 });
    await razorpay.faults();
    await reconcileNow(shop);
    expect(await standing(person, orderId)).toBe("confirmed, paid");
  });
});

describe("the browser, webhooks and the reconciler at once", () => {
  it("make one order of each payment", async () => {
    const people = await shoppers(12);
    const productId = await stockOne(shop, { title: "Rushed", totalStock: 12 });
    razorpay.tell(shop.url);
    await razorpay.faults({ webhook: { times: 3 } });
    let isOver = false;
    const reconciler = async () => {
      while (!isOver) await reconcileNow(shop);
    };
    const looking = reconciler();
    await Promise.all(
      people.map(async (person) => {
        await put(shop, person, productId);
        const { orderId, razorpayOrderId } = await pendingOrder(shop, person);
        const answer = await razorpay.pay(razorpayOrderId);
        await Promise.all([
          shop.call("verifyPayment", { body: answer }, person),
          shop.call("verifyPayment", { body: answer }, person),
          shop.call("getPayment", { params: { id: orderId } }, person),
        ]);
        // On a slow machine a call is given up before its work is done, which goes on.
        await expect.poll(() => standing(person, orderId)).toBe("confirmed, paid");
      }),
    ).finally(() => {
      isOver = true;
    });
    await looking;
    expect(await shelf(shop, productId)).toEqual({ stocked: 12, reserved: 12 });
    const { refunds } = await razorpay.ledger();
    const [counted] = await shop.query({
      text: `select count(*)::integer as captures from capture k join payment p on p.id = k.payment_id
             where p.provider_id = 'pp_razorpay_razorpay' and p.created_at > now() - interval '1 minute'
             having count(*) <> count(distinct p.id)`,
    });
    expect(counted).toBeUndefined();
    expect(refunds.filter(({ amount }) => amount > 0 && amount % 100 !== 0)).toEqual([]);
  }, 600_000);

  it("arrive three times, in any order, and refunds before captures", async () => {
    const people = await shoppers(6);
    const productId = await stockOne(shop, { title: "Shuffled", totalStock: 6 });
    razorpay.tell(shop.url);
    await razorpay.faults({ webhook: { times: 3, reorder: 17 } });
    const made: { person: Shopper; isGivenBack: boolean; orderId: string }[] = [];
    for (const [at, person] of people.entries()) {
      await put(shop, person, productId);
      const pending = await pendingOrder(shop, person);
      const answer = await razorpay.pay(pending.razorpayOrderId);
      // Every second payment is refunded in Razorpay's panel before the shop learns of it.
      if (at % 2) await razorpay.refundByHand(answer.razorpay_payment_id);
      made.push({ person, isGivenBack: at % 2 === 1, ...pending });
    }
    await razorpay.faults();
    await razorpay.pay((await pendingOrderOf(productId)).razorpayOrderId, "failed");
    const standings = async () => {
      await drained();
      return Promise.all(made.map(({ person, orderId }) => standing(person, orderId)));
    };
    await expect
      .poll(standings)
      .toEqual(made.map(({ isGivenBack }) => (isGivenBack ? "pending_payment, pending" : "confirmed, paid")));
  }, 600_000);

  async function pendingOrderOf(productId: string) {
    const [person] = await shoppers(1);
    if (!person) throw new Error("no shopper");
    await put(shop, person, await stockOne(shop, { title: `Beside ${productId}` }));
    return pendingOrder(shop, person);
  }
});

describe("a payment of another amount", () => {
  it("confirms nothing and goes back whole", async () => {
    const { person } = await shopperWith();
    const { orderId, razorpayOrderId } = await pendingOrder(shop, person);
    await shop.query({
      text: "update shop_payment_attempt set amount_paise = amount_paise + 1 where order_id = $1",
      values: [orderId],
    });
    const answer = await razorpay.pay(razorpayOrderId);
    const { status } = await shop.call("verifyPayment", { body: answer }, person);
    expect(status).not.toBe(200);
    expect(await standing(person, orderId)).toBe("pending_payment, pending");
    await expect.poll(() => refundedPaise(razorpayOrderId), { timeout: 60_000 }).toHaveLength(1);
    await letExpire(shop, orderId);
    await reconcileNow(shop);
    expect(await standing(person, orderId)).toBe("cancelled, cancelled");
  });
});

/** The shopper's actions up to the end, against a backend that dies on the way. */
async function goOn(url: string, person: Shopper): Promise<void> {
  const body = { userId: person.id, addressInfo: pune, paymentMethod: "online" as const };
  const made = await call(url, "createOrder", { body }, person);
  if (!made.body.razorpayOrderId) throw new Error("no order");
  const answer = await razorpay.pay(made.body.razorpayOrderId);
  await call(url, "verifyPayment", { body: answer }, person);
  const cancellation = { orderStatus: "cancelled" as const, cancellationReason: "No need any more" };
  await call(url, "cancelOrder", { params: { orderId: made.body.orderId }, body: cancellation }, person);
  await wait(1_500);
}

/** A few of the points; `npm run faults` covers all of them, many times. */
const onTheWay: FaultPoint[] = [
  "place.committed",
  "open.made",
  "settle.asked",
  "settle.recorded",
  "settle.committed",
  "refund.sent",
];

describe("a backend that is killed", () => {
  it.each(onTheWay)(
    "at %s loses nothing and does nothing twice",
    async (point) => {
      const { person, productId } = await shopperWith(1);
      const dying = await startSecondBackend({ SHOP_STOP_AT: point });
      razorpay.tell(dying.url);
      await Promise.race([goOn(dying.url, person).catch(() => {}), dying.ended]);
      await dying.kill();
      razorpay.tell("");
      // The shopper's next actions, and those of the running backend itself.
      await shop.query({ text: "update shop_payment_attempt set opening_until = null" });
      await reconcileNow(shop);
      await drained();
      await reconcileNow(shop);
      const orders = await shop.query<{ status: string; payment_status: string }>({
        text: `select status, payment_status from shop_order
               where customer_id = $1 and status not in ('cancelled', 'pending_payment')`,
        values: [person.id],
      });
      expect(orders.length).toBeLessThanOrEqual(1);
      const { reserved } = await shelf(shop, productId);
      expect(reserved).toBeLessThanOrEqual(1);
      const { payments, refunds } = await razorpay.ledger();
      const [row] = await shop.query<{ provider_order_id: string | null }>({
        text: "select provider_order_id from shop_order where customer_id = $1",
        values: [person.id],
      });
      const captured = payments.filter(({ order_id }) => order_id === row?.provider_order_id);
      const back = refunds.filter(({ payment_id }) => captured.some(({ id }) => id === payment_id));
      // Paid: either it has an order, or it was refunded once.
      expect(orders.length + back.length).toBe(captured.length);
    },
    600_000,
  );
});
