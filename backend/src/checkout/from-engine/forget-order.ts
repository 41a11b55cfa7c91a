import type { MedusaContainer } from "@medusajs/framework/types";
import { releaseHold } from "../../inventory/order-stock";
import type { OrderRow } from "../../orders/order-row";
import { engineModules } from "../../platform/engine/engine-modules";
import { type SharedTransaction, sharedTransaction } from "../../platform/engine/shared-transaction";
import { noOffer } from "../../promotions/offer";
import { undoOffer } from "../../promotions/order-offer";
import { cannotTake } from "./address-of";
import { uncountUse } from "./count-use";
import { offerOf } from "./offer-of";
import type { EngineOrder } from "./read-engine-order";

const FORGET = `
  with message as (
    delete from shop_outbox where done_at is null
      and (key = 'order.placed ' || $1 or payload ->> 'orderId' = $1)
  ), booking as (
    delete from shop_booking where order_id = $1
  ), attempt as (
    delete from shop_payment_attempt where order_id = $1
  ), history as (
    delete from shop_order_move where order_id = $1
  )
  delete from shop_order where order_id = $1`;

type Adopted = Pick<OrderRow, "lines" | "status" | "discounts" | "customer_id" | "customer">;

async function adopted({ sql }: SharedTransaction, orderId: string): Promise<Adopted | undefined> {
  const [order] = await sql<Adopted>({
    name: "order-to-forget",
    text: `select lines, status, discounts, customer_id, customer from shop_order where order_id = $1 for update`,
    values: [orderId],
  });
  if (order && !["pending", "confirmed"].includes(order.status))
    throw cannotTake("The order is on its way already: it cannot be undone.");
  return order;
}

/** Takes back what `adoptOrder` wrote, because the workflow that created the order failed later and deletes it. */
export async function forgetOrder(scope: MedusaContainer, orderId: string): Promise<void> {
  await sharedTransaction(scope, async (transaction) => {
    const order = await adopted(transaction, orderId);
    if (!order) return;
    await undoOffer(scope, transaction, {
      orderId,
      discounts: order.discounts,
      user: { customer_id: order.customer_id, customer_email: order.customer.email },
    });
    await releaseHold(transaction, order.lines);
    await transaction.sql({ name: "forget-order", text: FORGET, values: [orderId] });
  });
}

/** Cancels an order of the engine that the shop cannot take over, so that it does not stand there unseen. */
export async function dropOrder(scope: MedusaContainer, order: EngineOrder): Promise<void> {
  const { orders } = engineModules(scope);
  const { id: orderId, items } = order;
  // What no promotion explains was never counted.
  const offer = await offerOf(scope, order).catch(() => noOffer);
  await sharedTransaction(scope, async (transaction) => {
    await uncountUse(scope, transaction, order, offer);
    await releaseHold(
      transaction,
      items.map(({ id }) => ({ lineItemId: id })),
    );
    await orders.cancel(orderId, transaction.on(orders));
    await transaction.flush(orders);
    await transaction.sql({
      name: "owed-order-dropped",
      text: "delete from shop_order_owed where order_id = $1",
      values: [orderId],
    });
  });
}
