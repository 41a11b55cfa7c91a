import type { PaymentStatus } from "../../contract/order-states";
import { closePayment } from "../../payments/close-payment";
import { paymentOf } from "./cash";
import { engineModules } from "./engine-modules";
import type { MoveCase, Outcome } from "./move-case";

/** Cash that will never come: the engine's payment is cancelled. */
export async function closeCash(move: MoveCase): Promise<PaymentStatus> {
  const { transaction } = move;
  const { payments } = engineModules(move.scope);
  const payment = await paymentOf(move);
  await payments.cancelPayment(payment.id, transaction.on(payments));
  await transaction.flush(payments);
  await payments.updatePaymentCollections(
    payment.collection_id,
    { status: "canceled" },
    transaction.on(payments),
  );
  await transaction.flush(payments);
  return "cancelled";
}

/** Nothing will be sent any more, and nothing kept: the engine's order is cancelled, and its payment or given back. */
export async function close(move: MoveCase): Promise<Outcome> {
  const { transaction, order } = move;
  const { orders } = engineModules(move.scope);
  const paymentStatus =
    order.payment_method === "online"
      ? await closePayment(transaction, order, move.note)
      : await closeCash(move);
  await orders.cancel(order.order_id, transaction.on(orders));
  await transaction.flush(orders);
  return { paymentStatus, events: [{ name: "order.canceled", data: { id: order.order_id } }] };
}
