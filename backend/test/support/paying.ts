import type { AddressInput } from "../../src/contract/addresses";
import type { Signed } from "./call";
import { pune } from "./goods";
import { loadBackend } from "./load-backend";
import type { Shop } from "./open-shop";

type Person = Signed & { id: string };
type Wish = { addressInfo?: AddressInput; paymentMethod?: "cod" | "online"; cartId?: string; notes?: string };

/** Requests an online order of the person's cart, or a cash order if given. */
export function order(shop: Shop, person: Person, wish: Wish = {}, key?: string) {
  return shop.call(
    "createOrder",
    { body: { userId: person.id, addressInfo: pune, paymentMethod: "online", ...wish } },
    person,
    key === undefined ? undefined : { "idempotency-key": key },
  );
}

/** The same, but it must succeed: the two ids of the order. */
export async function pendingOrder(shop: Shop, person: Person, wish: Wish = {}) {
  const { status, body } = await order(shop, person, wish);
  if (status !== 201 || !body.razorpayOrderId) throw new Error(`No order: ${JSON.stringify(body)}`);
  return { orderId: body.orderId, razorpayOrderId: body.razorpayOrderId };
}

export async function orderOf(shop: Shop, person: Person, orderId: string) {
  const { body } = await shop.call("getOrder", { params: { id: orderId } }, person);
  return body.data;
}

/**
 * The reconciler over everything that could ever be due, twice: what the shop's own worker took up a moment before the first
 * round is waited for, and asked about again, by the second.
 */
export async function reconcileNow(shop: Shop): Promise<void> {
  const { reconcile } = loadBackend<typeof import("../../src/order-lifecycle/settlement/reconcile")>(
    "./order-lifecycle/settlement/reconcile",
  );
  for (const _round of [1, 2]) {
    const open = await shop.query<{ id: string }>({
      text: "select id from shop_payment_attempt where state in ('created', 'attempted')",
    });
    // One by one: each waits for whoever holds it, and none is held meanwhile.
    for (const { id } of open)
      await shop.query({
        text: `update shop_payment_attempt set check_at = now()
               where id = $1 and state in ('created', 'attempted')`,
        values: [id],
      });
    await shop.query({ text: "update shop_refund set check_at = now() where status <> 'processed'" });
    await reconcile(shop.container);
  }
}

/** Sets this order's payment deadline to a second ago. */
export async function letExpire(shop: Shop, orderId: string): Promise<void> {
  await shop.query({
    text: "update shop_payment_attempt set expires_at = now() - interval '1 second' where order_id = $1",
    values: [orderId],
  });
}
