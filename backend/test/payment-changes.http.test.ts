import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { RazorpayRefund } from "../../sandbox/razorpay/entities";
import { buyers, signedIn } from "./support/buyers";
import type { Signed } from "./support/call";
import { auditFaults, put, shelf, stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { openShop, type Shop } from "./support/open-shop";
import { emptyOutbox } from "./support/outbox";
import { letExpire, order, orderOf, pendingOrder, reconcileNow } from "./support/paying";
import { promote, timesUsed } from "./support/promotions";
import { type PlayedRazorpay, playRazorpay } from "./support/razorpay";

let shop: Shop;
let razorpay: PlayedRazorpay;
beforeAll(async () => {
  razorpay = await playRazorpay();
  shop = await openShop(razorpay.variables);
});
afterEach(async () => {
  await razorpay.faults();
  razorpay.tell("");
  // Sends the refunds that were requested in a test.
  await emptyOutbox(shop);
  expect(await auditFaults()).toEqual([]);
});
afterAll(async () => {
  await shop.close();
  await razorpay.close();
});

type Shopper = Signed & { id: string };

async function shopper(): Promise<Shopper> {
  const [buyer] = await buyers(shop, 1);
  if (!buyer) throw new Error("no buyer");
  return signedIn(shop, buyer);
}

async function shopperWith(totalStock = 5): Promise<{ person: Shopper; productId: string }> {
  const productId = await stockOne(shop, { title: "Changed Toy", totalStock });
  const person = await shopper();
  await put(shop, person, productId);
  return { person, productId };
}

const cartOf = async (person: Shopper) =>
  (await shop.call("getCart", { params: { userId: person.id } }, person)).body.data;
const paymentOf = async (person: Shopper, orderId: string) =>
  (await shop.call("getPayment", { params: { id: orderId } }, person)).body.data;
const verify = (person: Shopper, body: Awaited<ReturnType<PlayedRazorpay["pay"]>>) =>
  shop.call("verifyPayment", { body }, person);
const cancel = (person: Shopper, orderId: string) =>
  shop.call(
    "cancelOrder",
    { params: { orderId }, body: { orderStatus: "cancelled", cancellationReason: "Changed my mind" } },
    person,
  );
/** Refunds at Razorpay for an order there. */
async function refundsOf(razorpayOrderId: string) {
  const { payments, refunds } = await razorpay.ledger();
  const ids = payments.filter(({ order_id }) => order_id === razorpayOrderId).map(({ id }) => id);
  return refunds.filter(({ payment_id, status }) => ids.includes(payment_id) && status !== "failed");
}
const untilRefused = (person: Shopper, orderId: string) =>
  expect
    .poll(async () => (await orderOf(shop, person, orderId)).refunds[0]?.status, { timeout: 60_000 })
    .toBe("failed");
const untilRefunded = (person: Shopper, orderId: string) =>
  expect
    .poll(async () => (await orderOf(shop, person, orderId)).paymentStatus, { timeout: 60_000 })
    .toBe("refunded");

describe("asking for the same order again", () => {
  it("answers the same waiting order, in two tabs at once too", async () => {
    const { person, productId } = await shopperWith(1);
    const replies = await Promise.all(Array.from({ length: 8 }, () => order(shop, person)));
    replies.push(await order(shop, person));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ body }) => body.orderId)).size).toBe(1);
    expect(new Set(replies.map(({ body }) => body.razorpayOrderId)).size).toBe(1);
    expect(await shelf(shop, productId)).toEqual({ stocked: 1, reserved: 1 });
  });

  it("gives the whole time again where little of it is left", async () => {
    const { person } = await shopperWith();
    const { orderId } = await pendingOrder(shop, person);
    await shop.query({
      text: "update shop_payment_attempt set expires_at = now() + interval '1 minute' where order_id = $1",
      values: [orderId],
    });
    const { body } = await order(shop, person);
    expect(body.orderId).toBe(orderId);
    expect(Date.parse(body.expiresAt ?? "") - Date.now()).toBeGreaterThan(14 * 60_000);
  });

  it("does not give it again when the order has waited for an hour", async () => {
    const { person } = await shopperWith();
    const { orderId } = await pendingOrder(shop, person);
    await shop.query({
      text: `update shop_payment_attempt set created_at = now() - interval '58 minutes',
               expires_at = now() + interval '1 minute' where order_id = $1`,
      values: [orderId],
    });
    const { body } = await order(shop, person);
    expect(body.orderId).toBe(orderId);
    expect(Date.parse(body.expiresAt ?? "") - Date.now()).toBeLessThanOrEqual(2 * 60_000);
  });

  it("with the key of the waiting order and another wish is refused, and the order goes on waiting", async () => {
    const { person } = await shopperWith();
    const first = await order(shop, person, {}, "one-key-for-one-wish");
    const other = await order(shop, person, { paymentMethod: "cod" }, "one-key-for-one-wish");
    expect([other.status, other.body.code]).toEqual([409, "key_reused"]);
    expect((await orderOf(shop, person, first.body.orderId)).orderStatus).toBe("pending_payment");
  });

  it("after it was paid answers the paid order", async () => {
    const { person } = await shopperWith();
    const { cartId } = await cartOf(person).then(({ _id }) => ({ cartId: _id ?? "" }));
    const { orderId, razorpayOrderId } = await pendingOrder(shop, person, { cartId });
    await verify(person, await razorpay.pay(razorpayOrderId));
    const { body } = await order(shop, person, { cartId });
    expect(body).toMatchObject({ orderId, order: { orderStatus: "confirmed", paymentStatus: "paid" } });
    for (const key of ["razorpayOrderId", "keyId", "amount", "approvalURL"])
      expect(body).not.toHaveProperty(key);
  });

  it("to be paid online, after it was placed in cash, answers the cash order", async () => {
    const { person } = await shopperWith();
    const cartId = (await cartOf(person))._id ?? "";
    const cash = await order(shop, person, { cartId, paymentMethod: "cod" }, "the-answer-to-this-was-lost");
    const { status, body } = await order(
      shop,
      person,
      { cartId, paymentMethod: "online" },
      "another-key-for-it",
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      orderId: cash.body.orderId,
      paymentMethod: "cod",
      message: cash.body.message,
    });
    expect(body.razorpayOrderId).toBeUndefined();
  });

  it("in cash, after it was paid online, answers the paid order", async () => {
    const { person } = await shopperWith();
    const cartId = (await cartOf(person))._id ?? "";
    const { orderId, razorpayOrderId } = await pendingOrder(shop, person, { cartId });
    await verify(person, await razorpay.pay(razorpayOrderId));
    const { status, body } = await order(shop, person, { cartId, paymentMethod: "cod" });
    expect(status).toBe(201);
    expect(body).toMatchObject({ orderId, paymentMethod: "online", order: { paymentStatus: "paid" } });
    expect(body.razorpayOrderId).toBeUndefined();
  });

  it("with the key of an order that ran out makes a new one", async () => {
    const { person } = await shopperWith();
    const first = await order(shop, person, {}, "one-key-for-this-cart");
    await letExpire(shop, first.body.orderId);
    await reconcileNow(shop);
    const second = await order(shop, person, {}, "one-key-for-this-cart");
    expect(second.status).toBe(201);
    expect(second.body.orderId).not.toBe(first.body.orderId);
    expect(second.body.order?.orderStatus).toBe("pending_payment");
  });
});

describe("a shopper who thinks again", () => {
  it("switches to cash with the last piece, and what they pay for the old order all the same comes back", async () => {
    const { person, productId } = await shopperWith(1);
    const old = await pendingOrder(shop, person);
    expect((await cartOf(person)).notices).toEqual([]);
    expect((await cartOf(person)).items[0]?.stock).toBe(1);
    const cash = await order(shop, person, { paymentMethod: "cod" });
    expect(cash.status).toBe(201);
    expect(cash.body.order?.orderStatus).toBe("pending");
    expect(await shelf(shop, productId)).toEqual({ stocked: 1, reserved: 1 });
    expect((await paymentOf(person, old.orderId)).state).toBe("cancelled");

    const late = await verify(person, await razorpay.pay(old.razorpayOrderId));
    expect([late.status, late.body.code]).toEqual([409, "payment_refunded"]);
    await untilRefunded(person, old.orderId);
    expect(await refundsOf(old.razorpayOrderId)).toHaveLength(1);
    expect((await orderOf(shop, person, cash.body.orderId)).orderStatus).toBe("pending");
  });

  it("changes the cart and orders anew: one order lives", async () => {
    const { person, productId } = await shopperWith(3);
    const old = await pendingOrder(shop, person);
    await put(shop, person, productId, 2);
    const next = await pendingOrder(shop, person);
    expect(next.orderId).not.toBe(old.orderId);
    expect(await shelf(shop, productId)).toEqual({ stocked: 3, reserved: 3 });
    expect(await orderOf(shop, person, old.orderId)).toMatchObject({ orderStatus: "cancelled" });
    await verify(person, await razorpay.pay(next.razorpayOrderId));
    expect(await orderOf(shop, person, next.orderId)).toMatchObject({ orderStatus: "confirmed" });
  });

  it("edits the cart while paying: the order stands at what was paid, the rest stays in a cart", async () => {
    const { person, productId } = await shopperWith(5);
    const other = await stockOne(shop, { title: "Added While Paying" });
    const { orderId, razorpayOrderId } = await pendingOrder(shop, person);
    await put(shop, person, productId, 2);
    await put(shop, person, other, 1);
    const { status, body } = await verify(person, await razorpay.pay(razorpayOrderId));
    expect(status).toBe(200);
    expect(body.data.cartItems.map(({ quantity }) => quantity)).toEqual([1]);
    const left = await cartOf(person);
    expect(left.items.map(({ productId: id, quantity }) => [id, quantity])).toEqual([
      [productId, 2],
      [other, 1],
    ]);
    expect((await order(shop, person, { paymentMethod: "cod" })).status).toBe(201);
    expect(await orderOf(shop, person, orderId)).toMatchObject({ orderStatus: "confirmed" });
  });

  it("empties the cart while paying: the order is confirmed all the same", async () => {
    const { person } = await shopperWith();
    const { razorpayOrderId } = await pendingOrder(shop, person);
    await shop.call("clearCart", { params: { userId: person.id } }, person);
    expect((await verify(person, await razorpay.pay(razorpayOrderId))).status).toBe(200);
    expect((await cartOf(person)).items).toEqual([]);
  });

  it("cancels before paying, and pays all the same: the money comes back", async () => {
    const { person, productId } = await shopperWith();
    const { orderId, razorpayOrderId } = await pendingOrder(shop, person);
    expect((await cancel(person, orderId)).status).toBe(200);
    expect(await shelf(shop, productId)).toEqual({ stocked: 5, reserved: 0 });
    await razorpay.pay(razorpayOrderId);
    await reconcileNow(shop);
    await untilRefunded(person, orderId);
    expect(await orderOf(shop, person, orderId)).toMatchObject({ orderStatus: "cancelled" });
    expect((await paymentOf(person, orderId)).state).toBe("refunded");
  });
});

describe("a payment after the time was over", () => {
  it("takes the order up again where the goods are still there", async () => {
    const { person, productId } = await shopperWith(1);
    const { orderId, razorpayOrderId } = await pendingOrder(shop, person);
    await letExpire(shop, orderId);
    await reconcileNow(shop);
    expect((await paymentOf(person, orderId)).state).toBe("expired");
    const { status } = await verify(person, await razorpay.pay(razorpayOrderId));
    expect(status).toBe(200);
    expect(await orderOf(shop, person, orderId)).toMatchObject({
      orderStatus: "confirmed",
      paymentStatus: "paid",
      cancellationReason: null,
    });
    expect(await shelf(shop, productId)).toEqual({ stocked: 1, reserved: 1 });
    expect((await cartOf(person)).items).toEqual([]);
  });

  it("comes back at once where the goods are gone", async () => {
    const { person, productId } = await shopperWith(1);
    const { orderId, razorpayOrderId } = await pendingOrder(shop, person);
    await letExpire(shop, orderId);
    await reconcileNow(shop);
    const faster = await shopper();
    await put(shop, faster, productId);
    expect((await order(shop, faster, { paymentMethod: "cod" })).status).toBe(201);
    const { status, body } = await verify(person, await razorpay.pay(razorpayOrderId));
    expect([status, body.code]).toEqual([409, "payment_refunded"]);
    await untilRefunded(person, orderId);
    expect(await refundsOf(razorpayOrderId)).toHaveLength(1);
    expect(await shelf(shop, productId)).toEqual({ stocked: 1, reserved: 1 });
  });

  it("comes back at once where its coupon is used up, and counts it again where it is not", async () => {
    const code = `LATE${Date.now()}`;
    const made = await promote(shop, { code, limit: 1 });
    const expired = async () => {
      const { person } = await shopperWith();
      await shop.call("enterPromotionCode", { body: { userId: person.id, code } }, person);
      const pending = await pendingOrder(shop, person);
      expect(await timesUsed(shop, made)).toBe(1);
      await letExpire(shop, pending.orderId);
      await reconcileNow(shop);
      expect(await timesUsed(shop, made)).toBe(0);
      return { person, ...pending };
    };
    const [first, second] = [await expired(), await expired()];
    expect((await verify(first.person, await razorpay.pay(first.razorpayOrderId))).status).toBe(200);
    expect(await timesUsed(shop, made)).toBe(1);
    const { status, body } = await verify(second.person, await razorpay.pay(second.razorpayOrderId));
    expect([status, body.code]).toEqual([409, "payment_refunded"]);
    await untilRefunded(second.person, second.orderId);
    expect((await cancel(first.person, first.orderId)).status).toBe(200);
    expect(await timesUsed(shop, made)).toBe(0);
    await untilRefunded(first.person, first.orderId);
  });

  it("that a bank first refused and then allowed counts as well", async () => {
    const { person } = await shopperWith();
    const { orderId, razorpayOrderId } = await pendingOrder(shop, person);
    const { razorpay_payment_id: paymentId } = await razorpay.pay(razorpayOrderId, "failed");
    await letExpire(shop, orderId);
    await reconcileNow(shop);
    await razorpay.authoriseLate(paymentId);
    await reconcileNow(shop);
    expect(await orderOf(shop, person, orderId)).toMatchObject({
      orderStatus: "confirmed",
      payment: { paymentId },
    });
  });

  it("of an order whose cart went on to be ordered again comes back", async () => {
    const { person, productId } = await shopperWith(5);
    const old = await pendingOrder(shop, person);
    await letExpire(shop, old.orderId);
    await reconcileNow(shop);
    const next = await pendingOrder(shop, person);
    await verify(person, await razorpay.pay(old.razorpayOrderId));
    await untilRefunded(person, old.orderId);
    await verify(person, await razorpay.pay(next.razorpayOrderId));
    expect(await orderOf(shop, person, next.orderId)).toMatchObject({ orderStatus: "confirmed" });
    expect(await shelf(shop, productId)).toEqual({ stocked: 5, reserved: 1 });
  });
});

describe("a payment that fails", () => {
  it("leaves the order waiting with the bank's words, and the next try confirms it", async () => {
    const { person } = await shopperWith();
    const { orderId, razorpayOrderId } = await pendingOrder(shop, person);
    const failed = await razorpay.pay(razorpayOrderId, "failed");
    expect(await paymentOf(person, orderId)).toMatchObject({
      state: "failed",
      reason: "The bank refused this test payment",
      canRetry: true,
    });
    expect((await verify(person, failed)).status).toBe(422);
    const again = await razorpay.pay(razorpayOrderId);
    expect((await verify(person, again)).status).toBe(200);
    expect((await paymentOf(person, orderId)).state).toBe("paid");
  });

  it("to be captured is captured: an authorised one pays the order", async () => {
    const { person } = await shopperWith();
    const { orderId, razorpayOrderId } = await pendingOrder(shop, person);
    await razorpay.pay(razorpayOrderId, "authorized");
    expect((await paymentOf(person, orderId)).state).toBe("paid");
    const { payments } = await razorpay.ledger();
    expect(payments.find(({ order_id }) => order_id === razorpayOrderId)?.status).toBe("captured");
  });
});

describe("money that goes back", () => {
  it("goes back once when a paid order is cancelled, however often Razorpay stumbles", async () => {
    const { person, productId } = await shopperWith();
    const { orderId, razorpayOrderId } = await pendingOrder(shop, person);
    await verify(person, await razorpay.pay(razorpayOrderId));
    await razorpay.faults({ api: { kind: "lost", calls: 2 } });
    const { status, body } = await cancel(person, orderId);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ orderStatus: "cancelled", paymentStatus: "refund_pending" });
    expect(body.data.refunds).toMatchObject([{ amount: body.data.totalAmount, status: "pending" }]);
    expect(await shelf(shop, productId)).toEqual({ stocked: 5, reserved: 0 });
    await expect
      .poll(
        async () => {
          await Promise.all([reconcileNow(shop), reconcileNow(shop)]);
          return (await orderOf(shop, person, orderId)).paymentStatus;
        },
        { timeout: 60_000 },
      )
      .toBe("refunded");
    expect(await refundsOf(razorpayOrderId)).toHaveLength(1);
    expect((await orderOf(shop, person, orderId)).refunds).toMatchObject([{ status: "processed" }]);
  });

  it("is asked about again while it is on its way", async () => {
    const { person } = await shopperWith();
    const { orderId, razorpayOrderId } = await pendingOrder(shop, person);
    await verify(person, await razorpay.pay(razorpayOrderId));
    await razorpay.faults({ refund: { kind: "pending", calls: 1 } });
    await cancel(person, orderId);
    // The answer too, not the call alone: what is noted with it puts the next question off.
    await emptyOutbox(shop);
    expect(await refundsOf(razorpayOrderId)).toHaveLength(1);
    expect((await orderOf(shop, person, orderId)).paymentStatus).toBe("refund_pending");
    await reconcileNow(shop);
    await untilRefunded(person, orderId);
    expect(await refundsOf(razorpayOrderId)).toHaveLength(1);
  });

  /** A paid order that was cancelled, whose refund the bank has refused once. */
  async function refusedRefund() {
    const { person } = await shopperWith();
    const { orderId, razorpayOrderId } = await pendingOrder(shop, person);
    const paid = await razorpay.pay(razorpayOrderId);
    await verify(person, paid);
    await razorpay.faults({ refund: { kind: "failed", calls: 1 } });
    await cancel(person, orderId);
    await untilRefused(person, orderId);
    return { person, orderId, razorpayOrderId, paid };
  }

  it("that the bank refuses is seen, and sent again", async () => {
    const { person, orderId, razorpayOrderId } = await refusedRefund();
    await reconcileNow(shop);
    await untilRefunded(person, orderId);
    expect(await refundsOf(razorpayOrderId)).toHaveLength(1);
  });

  it("was sent back in Razorpay's own panel: the books follow", async () => {
    const { person } = await shopperWith();
    const { orderId, razorpayOrderId } = await pendingOrder(shop, person);
    const paid = await razorpay.pay(razorpayOrderId);
    await verify(person, paid);
    razorpay.tell(shop.url);
    const part = await razorpay.refundByHand(paid.razorpay_payment_id, 10_000);
    expect(part.status).toBe(200);
    await expect
      .poll(async () => (await orderOf(shop, person, orderId)).paymentStatus, { timeout: 60_000 })
      .toBe("partially_refunded");
    expect((await orderOf(shop, person, orderId)).refunds).toMatchObject([
      { amount: 100, status: "processed" },
    ]);
    await cancel(person, orderId);
    await untilRefunded(person, orderId);
  });

  /** As the shop notes a refund that it hears of before the bank is done. */
  const noteRefund = (orderId: string, { id, amount }: RazorpayRefund) =>
    shop.query({
      text: `insert into shop_refund (id, order_id, provider, provider_payment_id, amount_paise, provider_refund_id, reason)
             select 'by_hand_' || $2::text, order_id, provider, provider_payment_id, $3, $2::text, 'By hand'
             from shop_payment_attempt where order_id = $1`,
      values: [orderId, id, amount],
    });

  it("was sent back in part in Razorpay's own panel, unheard: the rest goes back, and no more", async () => {
    const { person } = await shopperWith();
    const { orderId, razorpayOrderId } = await pendingOrder(shop, person);
    const { razorpay_payment_id: paymentId, ...paid } = await razorpay.pay(razorpayOrderId);
    await verify(person, { razorpay_payment_id: paymentId, ...paid });
    expect((await razorpay.refundByHand(paymentId, 10_000)).status).toBe(200);
    // Razorpay refuses the whole amount, as that is no longer left.
    expect((await cancel(person, orderId)).status).toBe(200);
    await untilRefused(person, orderId);
    await reconcileNow(shop);
    await untilRefunded(person, orderId);
    const { totalAmount, refunds } = await orderOf(shop, person, orderId);
    expect(refunds.map(({ amount, status }) => [amount, status]).sort()).toEqual(
      [
        [100, "processed"],
        [totalAmount - 100, "processed"],
      ].sort(),
    );
    expect((await refundsOf(razorpayOrderId)).reduce((sum, { amount }) => sum + amount, 0)).toBe(
      totalAmount * 100,
    );
  });

  it("that was refused and then made by hand, unheard, is not made a second time", async () => {
    const { person, orderId, razorpayOrderId, paid } = await refusedRefund();
    const { totalAmount } = await orderOf(shop, person, orderId);
    expect((await razorpay.refundByHand(paid.razorpay_payment_id, totalAmount * 100)).status).toBe(200);
    await reconcileNow(shop);
    await untilRefunded(person, orderId);
    expect(await refundsOf(razorpayOrderId)).toHaveLength(1);
    expect((await orderOf(shop, person, orderId)).refunds).toMatchObject([{ status: "processed" }]);
  });

  it("is booked as it was sent, where the answer to its second try was lost and the bank is not done yet", async () => {
    const { person, orderId, razorpayOrderId, paid } = await refusedRefund();
    // More than half of the payment, as of a part that went back.
    const [refund] = await shop.query<{ id: string; paise: number }>({
      text: `update shop_refund set amount_paise = amount_paise * 6 / 10, check_at = now() + interval '1 day'
             where order_id = $1 returning id, amount_paise::float8 as paise`,
      values: [orderId],
    });
    if (!refund) throw new Error("There is no refund.");
    await razorpay.faults({ refund: { kind: "pending", calls: 1 } });
    const second = await razorpay.refundByHand(paid.razorpay_payment_id, refund.paise, `${refund.id}-1`);
    expect(second.status).toBe(200);
    await reconcileNow(shop);
    await reconcileNow(shop);
    const booked = await shop.query({
      text: "select status, amount_paise::float8 as paise from shop_refund where order_id = $1",
      values: [orderId],
    });
    expect(booked).toEqual([{ status: "processed", paise: refund.paise }]);
    expect(await refundsOf(razorpayOrderId)).toHaveLength(1);
    // The rest, which this order owes as well.
    const rest = await razorpay.refundByHand(paid.razorpay_payment_id);
    await noteRefund(orderId, (await rest.json()) as RazorpayRefund);
    await reconcileNow(shop);
    await untilRefunded(person, orderId);
  });

  it("is all on its way already: the order is cancelled, and waits for it", async () => {
    const { person, productId } = await shopperWith();
    const { orderId, razorpayOrderId } = await pendingOrder(shop, person);
    const paid = await razorpay.pay(razorpayOrderId);
    await verify(person, paid);
    const { totalAmount } = await orderOf(shop, person, orderId);
    await razorpay.faults({ refund: { kind: "pending", calls: 1 } });
    const byHand = await razorpay.refundByHand(paid.razorpay_payment_id, totalAmount * 100);
    await noteRefund(orderId, (await byHand.json()) as RazorpayRefund);
    const { status, body } = await cancel(person, orderId);
    expect([status, body.data?.paymentStatus]).toEqual([200, "refund_pending"]);
    expect(await shelf(shop, productId)).toEqual({ stocked: 5, reserved: 0 });
    await reconcileNow(shop);
    await untilRefunded(person, orderId);
    expect(await refundsOf(razorpayOrderId)).toHaveLength(1);
  });

  it("goes back at Razorpay when the engine's own flow refunds it", async () => {
    const { person } = await shopperWith();
    const { orderId, razorpayOrderId } = await pendingOrder(shop, person);
    await verify(person, await razorpay.pay(razorpayOrderId));
    const flows = loadBackend<typeof import("@medusajs/medusa/core-flows")>("@medusajs/medusa/core-flows");
    const [payment] = await shop.query<{ id: string }>({
      text: `select p.id from payment p join order_payment_collection c using (payment_collection_id) where order_id = $1`,
      values: [orderId],
    });
    await flows
      .refundPaymentWorkflow(shop.container)
      .run({ input: { payment_id: payment?.id ?? "", amount: 150 } });
    expect((await refundsOf(razorpayOrderId)).map(({ amount }) => amount)).toEqual([15_000]);
    expect(await orderOf(shop, person, orderId)).toMatchObject({
      paymentStatus: "partially_refunded",
      refunds: [{ amount: 150, status: "processed" }],
    });
  });
});
