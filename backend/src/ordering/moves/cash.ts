import type { PaymentStatus } from "../../contract/order-states";
import type { OrderRow } from "../orders/order-row";
import { partBack } from "../returns/part-back";
import { engineModules } from "./engine-modules";
import type { MoveCase, Outcome } from "./move-case";
import { enterInBalance } from "./order-balance";

/** The one payment of an order, as the engine keeps it. */
export async function paymentOf({
  transaction,
  order,
}: MoveCase): Promise<{ id: string; collection_id: string }> {
  const [payment] = await transaction.sql<{ id: string; collection_id: string }>({
    name: "payment-of-order",
    text: `select p.id, p.payment_collection_id as collection_id from order_payment_collection l
           join payment p on p.payment_collection_id = l.payment_collection_id and p.deleted_at is null
           where l.order_id = $1 and l.deleted_at is null`,
    values: [order.order_id],
  });
  if (!payment) throw new Error(`Order ${order.number} has no payment.`);
  return payment;
}

/** The courier's cash is in: the engine's payment is captured and the order's balance says paid. */
export async function recordCash(move: MoveCase): Promise<Outcome> {
  const { transaction, order, byId } = move;
  const { payments } = engineModules(move.scope);
  const { id } = await paymentOf(move);
  const captured = await payments.capturePayment(
    { payment_id: id, captured_by: byId },
    transaction.on(payments),
  );
  await transaction.flush(payments);
  const entries = captured.captures.map((capture) => ({ ...capture, reference: "capture" as const }));
  await enterInBalance(move.scope, transaction, order.order_id, entries);
  return { paymentStatus: "paid", events: [{ name: "payment.captured", data: { id } }] };
}

/** Where the payment stands once the cash of what came back is handed back. */
export const refundedBy = (order: OrderRow): PaymentStatus =>
  partBack(order) ? "partially_refunded" : "refunded";

/** Cash was handed back over the counter, all or what a part had cost; the engine's payment says so. */
export async function refundCash(move: MoveCase): Promise<Outcome> {
  const { transaction, order, byId } = move;
  const { payments } = engineModules(move.scope);
  const { id } = await paymentOf(move);
  const part = partBack(order);
  const { refunds } = await payments.refundPayment(
    { payment_id: id, created_by: byId, ...(part && { amount: part.refund }) },
    transaction.on(payments),
  );
  await transaction.flush(payments);
  const entries = refunds.map(({ id: refundId, amount }) => ({
    reference: "refund" as const,
    id: refundId,
    amount: -Number(amount),
  }));
  await enterInBalance(move.scope, transaction, order.order_id, entries);
  return { paymentStatus: refundedBy(order), events: [{ name: "payment.refunded", data: { id } }] };
}
