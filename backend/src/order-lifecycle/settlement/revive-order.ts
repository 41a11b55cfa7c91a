import { Refusal } from "../../contract/refusal";
import { holdStock } from "../../inventory/hold-stock";
import type { OrderRow } from "../../orders/order-row";
import type { SharedTransaction } from "../../platform/engine/shared-transaction";
import { countUsageAgain, isUsedUp } from "../../promotions/usage";
import { holdAgain } from "../../shipping/vehicle/hold-slot";
import type { TransitionScope } from "../transitions/transition-order";

/** The cart has become another order meanwhile, so this one must not be revived. */
async function isReplaced({ sql }: SharedTransaction, orderId: string): Promise<boolean> {
  const [other] = await sql({
    name: "order-replaced",
    text: `select 1 from shop_order mine join shop_order other using (cart_id)
           where mine.order_id = $1 and other.order_id <> $1 and other.status <> 'cancelled'`,
    values: [orderId],
  });
  return other !== undefined;
}

/**
 * Tries to revive an order that was paid after its payment time had expired: reserves its stock again and opens the
 * engine's order. Returns false if the stock or its slot is gone, its coupon is used up or the cart became another order; then nothing has changed.
 */
export async function reviveOrder(
  { scope, transaction }: TransitionScope,
  order: OrderRow,
): Promise<boolean> {
  if (await isReplaced(transaction, order.order_id)) return false;
  await transaction.sql({ text: "savepoint revive" });
  try {
    // Before the stock, as placing an order does. Its coupon may have been used up meanwhile.
    await countUsageAgain(scope, transaction, order.discounts, {
      customer_id: order.customer_id,
      customer_email: order.customer.email,
    });
    if (order.trip) await holdAgain(transaction, order.order_id);
    await holdStock(transaction, order.lines, {
      id: order.order_id,
      customerId: order.customer_id,
      deliveryPincode: order.address.pincode,
    });
  } catch (error) {
    if (!(error instanceof Refusal) && !isUsedUp(error)) throw error;
    await transaction.sql({ text: "rollback to savepoint revive" });
    return false;
  }
  await transaction.sql({
    name: "order-revived",
    text: `with attempt as (update shop_payment_attempt set ended = null where order_id = $1)
           update "order" set status = 'pending', canceled_at = null, updated_at = now() where id = $1`,
    values: [order.order_id],
  });
  return true;
}
