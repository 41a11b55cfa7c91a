import { randomUUID } from "node:crypto";
import type { Confirmation } from "../testbed/razorpay";
import type { Testbed } from "../testbed/testbed";
import { fill, type Placed, place } from "./checkout";
import type { Product } from "./goods";
import { send, surely } from "./send";
import type { Shopper } from "./shoppers";

export type Pending = { shopper: Shopper; orderId: string; razorpayOrderId: string; answers: Placed[] };

/** An online order waiting for its payment, requested until it exists. */
export async function pendingOrder(
  testbed: Testbed,
  shopper: Shopper,
  product: Product,
  at = 0,
): Promise<Pending> {
  await fill(testbed.urlFor(at), shopper, product);
  const key = randomUUID();
  const answers: Placed[] = [];
  const { status, body } = await surely(async () => {
    const answer = await place(testbed.urlFor(at), shopper, { key, paymentMethod: "online" });
    answers.push(answer);
    return answer;
  });
  const { orderId, razorpayOrderId } = body;
  if (!orderId || !razorpayOrderId) throw new Error(`No online order: ${status} ${JSON.stringify(body)}`);
  return { shopper, orderId, razorpayOrderId, answers };
}

/** The payment window's response, sent until the shop's answer is final. */
export const verifySurely = (url: string, shopper: Shopper, confirmation: Confirmation) =>
  surely(() => verify(url, shopper, confirmation));

/** The same, sent once. */
export function verify(url: string, { token }: Shopper, confirmation: Confirmation) {
  return send<{ code: string; data: { _id: string; orderStatus: string } }>(`${url}/api/shop/order/verify`, {
    body: confirmation,
    token,
  });
}

export type OrderStatusRow = { order_id: string; status: string; payment_status: string };

/** The statuses of these orders in the database. */
export function statusOf(testbed: Testbed, orderIds: readonly string[]): Promise<OrderStatusRow[]> {
  return testbed.query("select order_id, status, payment_status from shop_order where order_id = any ($1)", [
    orderIds,
  ]);
}
