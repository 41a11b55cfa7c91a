import type { MedusaContainer } from "@medusajs/framework/types";
import { addLine, clearLines } from "../../backend/src/cart/change-cart";
import { placeOrder } from "../../backend/src/checkout/place-order";
import type { Buyer } from "../../backend/src/checkout/request";
import { Refusal } from "../../backend/src/contract/refusal";
import { noteCashOf } from "../../backend/src/order-lifecycle/cash/note-cash";
import { transitionOrder } from "../../backend/src/order-lifecycle/transitions/transition-order";
import { anyOrder } from "../../backend/src/orders/read-orders";
import { query } from "../../backend/src/platform/db/pool";
import { log } from "../../backend/src/platform/log";
import { defaultShippingRules, type ShippingRules } from "../../backend/src/shipping/defaults";
import { demoProducts, skuOf } from "../data";
import type { DemoOrder, DemoShopper } from "../data/types";
import { remittedAt, wayOfOrder } from "./way-of-order";

/** Past orders had any value and number, and no code is asked for: in the demo expensive phones are paid in cash. */
const rules: ShippingRules = {
  ...defaultShippingRules,
  cod: {
    ...defaultShippingRules.cod,
    min: 0,
    max: 1_000_000,
    maxUsedPhone: 1_000_000,
    confirmAbove: null,
    openOrders: { newcomers: 1_000, known: 1_000 },
  },
};

const courier = { name: "India Post", trackingUrl: "https://www.indiapost.gov.in/" };

async function buyerOf({ email }: DemoShopper): Promise<Buyer> {
  const [buyer] = await query<Buyer>({
    text: `select id, first_name as "userName", email, phone from customer
           where email = $1 and has_account and deleted_at is null`,
    values: [email],
  });
  if (!buyer) throw new Error(`The demo shopper ${email} is not there.`);
  return buyer;
}

async function placedBefore(buyer: Buyer, key: string): Promise<string | undefined> {
  const [row] = await query<{ order_id: string }>({
    text: "select order_id from shop_idempotency where customer_id = $1 and key = $2",
    values: [buyer.id, key],
  });
  return row?.order_id;
}

async function fillCart(scope: MedusaContainer, buyer: Buyer, order: DemoOrder): Promise<void> {
  await clearLines(buyer.id);
  for (const { product, size, choice, quantity } of order.lines) {
    const demo = demoProducts.find(({ slug }) => slug === product);
    const [row] = await query<{ product_id: string; variant_id: string }>({
      text: `select p.product_id, v.variant_id from catalog_product p
             join catalog_variant v on v.product_id = p.product_id where p.slug = $1 and p.published and v.sku = $2`,
      values: [product, demo && skuOf(demo, size, choice)],
    });
    if (!row) throw new Error(`The demo order ${order.key} names ${product}, which is not sold.`);
    await addLine(scope, buyer, { productId: row.product_id, variantId: row.variant_id, quantity });
  }
}

async function placeDemoOrder(scope: MedusaContainer, order: DemoOrder, buyer: Buyer, shopper: DemoShopper) {
  const key = `demo-order-${order.key}`;
  const earlier = await placedBefore(buyer, key);
  if (earlier) return earlier;
  const address = shopper.addresses[order.address];
  if (!address) throw new Error(`The demo order ${order.key} names an address that is not there.`);
  await fillCart(scope, buyer, order);
  const placed = await placeOrder(
    scope,
    {
      buyer,
      address: { ...address, email: null, notes: address.notes ?? null },
      paymentMethod: "cod",
      deliveryMethod: "courier",
      notes: null,
      cartId: null,
      expectedTotal: null,
      idempotencyKey: key,
      at: new Date(order.placedAt),
    },
    { rules },
  );
  return placed.orderId;
}

/**
 * Places the demo's past orders in the same way as a shopper's and moves them on, each at its own date. An order that
 * already exists is continued; one that is refused (sold out) is skipped with a line in the log.
 */
export async function loadDemoOrders(
  scope: MedusaContainer,
  orders: readonly DemoOrder[],
  shoppers: readonly DemoShopper[],
): Promise<void> {
  // Sorted by date, so that the order numbers ascend.
  const byDate = [...orders].sort((a, b) => a.placedAt.localeCompare(b.placedAt));
  for (const order of byDate) {
    const shopper = shoppers.find(({ key }) => key === order.shopper);
    if (!shopper) throw new Error(`The demo order ${order.key} names a shopper who is not there.`);
    try {
      const orderId = await placeDemoOrder(scope, order, await buyerOf(shopper), shopper);
      await moveAlong(scope, order, orderId);
      await noteRemittance(scope, order, orderId);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      log.warn({ order: order.key, why: error.message }, "a demo order is left out");
    }
  }
}

/** The courier's remittances paid the cash of delivered orders. */
async function noteRemittance(scope: MedusaContainer, order: DemoOrder, orderId: string): Promise<void> {
  const at = remittedAt(order);
  if (!at || (await anyOrder(orderId)).payment_status !== "cod_due") return;
  const reference = `India Post ${at.toISOString().slice(0, 10)}`;
  await noteCashOf(scope, { orderIds: [orderId], reference, byId: null, at });
}

async function moveAlong(scope: MedusaContainer, order: DemoOrder, orderId: string): Promise<void> {
  const { status, number } = await anyOrder(orderId);
  const way = wayOfOrder(order);
  for (const { to, at } of way.slice(way.findIndex((move) => move.to === status) + 1)) {
    const past = { orderId, at, isPast: true } as const;
    const parcel = to === "shipped" ? { ...courier, awb: `EM${number.slice(-6)}IN` } : null;
    await transitionOrder(
      scope,
      to === "cancelled"
        ? { ...past, to, by: "shopper", note: order.cancellationReason ?? "" }
        : { ...past, to, by: "admin", courier: parcel },
    );
  }
}
