import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { buyers, signedIn } from "./support/buyers";
import { auditFaults, put, shelf, stockOne } from "./support/goods";
import { openShop, type Shop } from "./support/open-shop";
import { letExpire, order, orderOf, pendingOrder, reconcileNow } from "./support/paying";
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
  expect(await auditFaults()).toEqual([]);
});
afterAll(async () => {
  await shop.close();
  await razorpay.close();
});

/** A shopper with one item of a separate product in the cart. */
async function shopperWith(draft: { totalStock?: number; quantity?: number; price?: number } = {}) {
  const { quantity = 1, ...product } = draft;
  const productId = await stockOne(shop, { title: "Paid Toy", totalStock: 5, ...product });
  const [buyer] = await buyers(shop, 1);
  if (!buyer) throw new Error("no buyer");
  const person = await signedIn(shop, buyer);
  await put(shop, person, productId, quantity);
  return { person, productId };
}

describe("an online order", () => {
  it("holds its goods, keeps the cart and hands over what the payment window needs", async () => {
    const { person, productId } = await shopperWith();
    const { status, body } = await order(shop, person);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      paymentMethod: "online",
      currency: "INR",
      keyId: razorpay.keyId,
      checkoutScript: `${razorpay.origin}/v1/checkout.js`,
      order: { orderStatus: "pending_payment", paymentStatus: "pending", payment: null, refunds: [] },
    });
    expect(body.amount).toBe(body.order?.totalAmount);
    expect(body.order?.razorpayOrderId).toBe(body.razorpayOrderId);
    const held = Date.parse(body.expiresAt ?? "") - Date.now();
    expect(held).toBeGreaterThan(14 * 60_000);
    expect(await shelf(shop, productId)).toEqual({ stocked: 5, reserved: 1 });
    const cart = await shop.call("getCart", { params: { userId: person.id } }, person);
    expect(cart.body.data.items).toHaveLength(1);
    const seen = await shop.call("adminGetOrder", { params: { id: body.orderId } }, await shop.admin());
    expect(seen.body.data.paymentExpiresAt).toBe(body.expiresAt);
    const { orders } = await razorpay.ledger();
    expect(orders.find(({ id }) => id === body.razorpayOrderId)?.amount).toBe(
      Math.round((body.amount ?? 0) * 100),
    );
  });

  it("is confirmed by the window's answer, once, and takes the cart with it", async () => {
    const { person, productId } = await shopperWith();
    const { orderId, razorpayOrderId } = await pendingOrder(shop, person);
    const answer = await razorpay.pay(razorpayOrderId);
    const [first, second] = [
      await shop.call("verifyPayment", { body: answer }, person),
      await shop.call("verifyPayment", { body: answer }, person),
    ];
    expect([first.status, second.status]).toEqual([200, 200]);
    const paid = await shop.call("adminGetOrder", { params: { id: orderId } }, await shop.admin());
    expect(paid.body.data.paymentExpiresAt).toBeNull();
    expect(first.body.data).toMatchObject({
      _id: orderId,
      orderStatus: "confirmed",
      paymentStatus: "paid",
      payment: { provider: "razorpay", paymentId: answer.razorpay_payment_id, method: "upi" },
    });
    expect(first.body.data.timeline.map(({ to }) => to)).toEqual(["pending_payment", "confirmed"]);
    expect(second.body.data).toEqual(first.body.data);
    expect(await shelf(shop, productId)).toEqual({ stocked: 5, reserved: 1 });
    const cart = await shop.call("getCart", { params: { userId: person.id } }, person);
    expect(cart.body.data.items).toEqual([]);
    const state = await shop.call("getPayment", { params: { id: orderId } }, person);
    expect(state.body.data).toMatchObject({ state: "paid", canRetry: false, method: "upi" });
  });

  it("is confirmed by the webhook alone", async () => {
    const { person } = await shopperWith();
    const { orderId, razorpayOrderId } = await pendingOrder(shop, person);
    razorpay.tell(shop.url);
    await razorpay.pay(razorpayOrderId);
    await expect
      .poll(async () => (await orderOf(shop, person, orderId)).orderStatus, { timeout: 60_000 })
      .toBe("confirmed");
  });

  it("is confirmed by the reconciler alone", async () => {
    const { person } = await shopperWith();
    const { orderId, razorpayOrderId } = await pendingOrder(shop, person);
    await razorpay.pay(razorpayOrderId);
    await reconcileNow(shop);
    expect(await orderOf(shop, person, orderId)).toMatchObject({
      orderStatus: "confirmed",
      paymentStatus: "paid",
    });
  });

  it("of three crore rupees is paid and goes back to the paisa", async () => {
    const productId = await stockOne(shop, {
      title: "Gold Toy",
      price: 999_999.99,
      weight: 0.01,
      totalStock: 40,
    });
    const [buyer] = await buyers(shop, 1);
    if (!buyer) throw new Error("no buyer");
    const person = await signedIn(shop, buyer);
    await put(shop, person, productId, 30);
    const { orderId, razorpayOrderId } = await pendingOrder(shop, person);
    const { body } = await shop.call("verifyPayment", { body: await razorpay.pay(razorpayOrderId) }, person);
    expect(body.data).toMatchObject({ paymentStatus: "paid", subtotal: 29_999_999.7 });
    const dashboard = await shop.call("getDashboard", {}, await shop.admin());
    expect(dashboard.body.data.salesToday).toBeGreaterThan(29_999_999);
    const reason = { orderStatus: "cancelled" as const, cancellationReason: "Too dear after all" };
    await shop.call("cancelOrder", { params: { orderId }, body: reason }, person);
    await expect
      .poll(async () => (await orderOf(shop, person, orderId)).paymentStatus, { timeout: 60_000 })
      .toBe("refunded");
    const { refunds } = await razorpay.ledger();
    expect(refunds.some(({ amount }) => amount === Math.round(body.data.totalAmount * 100))).toBe(true);
  });

  it("is closed when its time is over, and its goods are free again", async () => {
    const { person, productId } = await shopperWith();
    const { orderId } = await pendingOrder(shop, person);
    await letExpire(shop, orderId);
    await reconcileNow(shop);
    expect(await orderOf(shop, person, orderId)).toMatchObject({
      orderStatus: "cancelled",
      paymentStatus: "cancelled",
    });
    expect(await shelf(shop, productId)).toEqual({ stocked: 5, reserved: 0 });
  });
});
