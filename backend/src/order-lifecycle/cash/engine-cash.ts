import { engineModules } from "../../platform/engine/engine-modules";
import { enterInBalance, leaveBalance } from "../transitions/order-balance";
import type { TransitionContext } from "../transitions/transition-context";

/** The part of a transition that steps with cash need. */
export type CashCase = Pick<TransitionContext, "scope" | "transaction" | "order" | "at" | "byId">;

type EnginePayment = { id: string; collection_id: string };

/** The engine's payment of an order; there is exactly one. */
export async function paymentOf({ transaction, order }: CashCase): Promise<EnginePayment> {
  const [payment] = await transaction.sql<EnginePayment>({
    name: "payment-of-order",
    text: `select p.id, p.payment_collection_id as collection_id from order_payment_collection l
           join payment p on p.payment_collection_id = l.payment_collection_id and p.deleted_at is null
           where l.order_id = $1 and l.deleted_at is null`,
    values: [order.order_id],
  });
  if (!payment) throw new Error(`Order ${order.number} has no payment.`);
  return payment;
}

/** Captures the engine's payment and adds it to the order's balance. Returns the payment's id. */
export async function captureCash(on: CashCase): Promise<string> {
  const { transaction, order, byId } = on;
  const { payments } = engineModules(on.scope);
  const { id } = await paymentOf(on);
  const captured = await payments.capturePayment(
    { payment_id: id, captured_by: byId },
    transaction.on(payments),
  );
  await transaction.flush(payments);
  const entries = captured.captures.map((capture) => ({ ...capture, reference: "capture" as const }));
  await enterInBalance(on.scope, transaction, order.order_id, entries);
  return id;
}

/** Restores the engine's payment and balance to their state before the cash was captured. */
export async function uncaptureCash(on: CashCase): Promise<void> {
  const { transaction, order } = on;
  const { payments } = engineModules(on.scope);
  const payment = await paymentOf(on);
  const captures = await transaction.sql<{ id: string }>({
    name: "captures-of-payment",
    text: "select id from capture where payment_id = $1 and deleted_at is null",
    values: [payment.id],
  });
  const ids = captures.map(({ id }) => id);
  await payments.deleteCaptures(ids, transaction.on(payments));
  await payments.updatePayment({ id: payment.id, captured_at: null }, transaction.on(payments));
  await payments.updatePaymentCollections(
    payment.collection_id,
    { status: "authorized", captured_amount: 0, completed_at: null },
    transaction.on(payments),
  );
  await transaction.flush(payments);
  await leaveBalance(on.scope, transaction, order.order_id, ids);
}

/** Records refunded cash (rupees) as the engine's refund. Returns its id and the payment's. */
export async function refundInEngine(on: CashCase, amount: number, note: string) {
  const { transaction, order, byId } = on;
  const { payments } = engineModules(on.scope);
  const { id: paymentId } = await paymentOf(on);
  const known = await transaction.sql<{ id: string }>({
    name: "refunds-of-engine-payment",
    text: "select id from refund where payment_id = $1 and deleted_at is null",
    values: [paymentId],
  });
  const { refunds } = await payments.refundPayment(
    { payment_id: paymentId, amount, note, created_by: byId },
    transaction.on(payments),
  );
  await transaction.flush(payments);
  const made = refunds.find(({ id }) => !known.some((earlier) => earlier.id === id));
  if (!made) throw new Error(`The engine entered no refund for order ${order.number}.`);
  const entry = { reference: "refund" as const, id: made.id, amount: -amount };
  await enterInBalance(on.scope, transaction, order.order_id, [entry]);
  return { refundId: made.id, paymentId };
}

/** Cancels the engine's payment of cash that will never be paid. */
export async function cancelInEngine(on: CashCase): Promise<void> {
  const { transaction } = on;
  const { payments } = engineModules(on.scope);
  const payment = await paymentOf(on);
  await payments.cancelPayment(payment.id, transaction.on(payments));
  await transaction.flush(payments);
  await payments.updatePaymentCollections(
    payment.collection_id,
    { status: "canceled" },
    transaction.on(payments),
  );
  await transaction.flush(payments);
}
