import { afterAll, beforeAll, expect, it } from "vitest";
import type { OrderStatus } from "../src/contract/order-states";
import { buyers, signedIn } from "./support/buyers";
import { auditFaults, put, shelf, stockOne } from "./support/goods";
import { mailsTo } from "./support/mails";
import { openShop, type Shop } from "./support/open-shop";
import { pendingOrder } from "./support/paying";
import { type PlayedRazorpay, playRazorpay } from "./support/razorpay";
import { reasonFor } from "./support/reason";

let shop: Shop;
let admin: { token: string };
let razorpay: PlayedRazorpay;
beforeAll(async () => {
  razorpay = await playRazorpay();
  shop = await openShop(razorpay.variables);
  admin = await shop.admin();
});
afterAll(async () => {
  expect(await auditFaults()).toEqual([]);
  await shop.close();
  await razorpay.close();
});

const move = async (id: string, ...way: OrderStatus[]) => {
  for (const orderStatus of way) {
    const { status } = await shop.call(
      "adminUpdateOrder",
      { params: { id }, body: { orderStatus, ...reasonFor(orderStatus) } },
      admin,
    );
    expect(status, orderStatus).toBe(200);
  }
};

/** A shopper with an order of one toy that was paid online. */
async function paid() {
  const productId = await stockOne(shop, { title: "Paid Toy", totalStock: 5 });
  const [buyer] = await buyers(shop, 1);
  if (!buyer) throw new Error("no buyer");
  const person = await signedIn(shop, buyer);
  await put(shop, person, productId);
  const { orderId: id, razorpayOrderId } = await pendingOrder(shop, person);
  const before = mailsTo(shop, person.email);
  const answer = await razorpay.pay(razorpayOrderId);
  await shop.call("verifyPayment", { body: answer }, person);
  const subjects = () => mailsTo(shop, person.email).map(({ subject }) => subject);
  await expect.poll(subjects, { timeout: 60_000 }).toHaveLength(1);
  expect([before, subjects()]).toEqual([[], [expect.stringMatching(/^Paid and confirmed/)]]);
  return { person, productId, id, paymentId: answer.razorpay_payment_id, subjects };
}

/** The refunds at the provider, once they are there. */
async function refunded({ id, person, paymentId }: Awaited<ReturnType<typeof paid>>) {
  const read = async () => (await shop.call("getOrder", { params: { id } }, person)).body.data;
  await expect.poll(async () => (await read()).paymentStatus, { timeout: 60_000 }).toBe("refunded");
  const { refunds } = await razorpay.ledger();
  const order = await read();
  const mine = refunds.filter(({ payment_id }) => payment_id === paymentId);
  expect(mine.map(({ amount }) => amount)).toEqual([Math.round(order.totalAmount * 100)]);
  return order;
}

it("gives the money of a returned order back the way it came, once, and says so", async () => {
  const buying = await paid();
  const { id, person, productId, subjects } = buying;
  await move(id, "packed", "shipped", "out_for_delivery", "delivered");
  await shop.call("returnOrder", { params: { id }, body: { reason: "Too loud" } }, person);
  await move(id, "return_approved", "return_received");
  const order = await refunded(buying);
  expect(order).toMatchObject({ orderStatus: "return_received", hasCreditNote: true });
  expect(order.refunds).toMatchObject([{ amount: order.totalAmount, status: "processed" }]);
  expect(await shelf(shop, productId)).toEqual({ stocked: 5, reserved: 0 });
  const [engine] = await shop.query({
    text: `select (totals ->> 'current_order_total')::float8 as total, (totals ->> 'pending_difference')::float8 as due
           from order_summary s join "order" e on e.id = s.order_id and e.version = s.version where e.id = $1`,
    values: [id],
  });
  expect(engine).toEqual({ total: 0, due: 0 });
  await expect
    .poll(() => subjects().filter((subject) => subject.includes("refunded")), { timeout: 60_000 })
    .toHaveLength(1);
});

it("gives the money of a parcel that came back undelivered back too", async () => {
  const buying = await paid();
  await move(buying.id, "packed", "shipped", "delivery_failed", "rto_in_transit", "rto_received");
  const order = await refunded(buying);
  expect(order).toMatchObject({ orderStatus: "rto_received", hasCreditNote: true });
  expect(await shelf(shop, buying.productId)).toEqual({ stocked: 5, reserved: 0 });
});
