import { paymentOf } from "./cash";
import { engineModules } from "./engine-modules";
import type { MoveCase, Outcome } from "./move-case";

/** Nothing will be paid or sent any more: the engine's order and its payment are cancelled. */
export async function close(move: MoveCase): Promise<Outcome> {
  const { transaction, order } = move;
  const { orders, payments } = engineModules(move.scope);
  const payment = await paymentOf(move);
  await payments.cancelPayment(payment.id, transaction.on(payments));
  await transaction.flush(payments);
  await payments.updatePaymentCollections(
    payment.collection_id,
    { status: "canceled" },
    transaction.on(payments),
  );
  await transaction.flush(payments);
  await orders.cancel(order.order_id, transaction.on(orders));
  await transaction.flush(orders);
  return { paymentStatus: "cancelled", events: [{ name: "order.canceled", data: { id: order.order_id } }] };
}
