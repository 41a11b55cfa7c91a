import type { OrderRow } from "../../orders/order-row";
import type { GatewayPayment } from "../../payments/gateway";
import { engineModules } from "../../platform/engine/engine-modules";
import { enterInBalance } from "../transitions/order-balance";
import type { TransitionScope } from "../transitions/transition-order";

/** The rows that the engine's payment service writes when a session is authorised, as in checkout/engine-payment.ts. */
const AUTHORIZED = `
  with session as (
    update payment_session s set status = 'authorized', authorized_at = now(), updated_at = now(),
      data = s.data || $3::jsonb
    from order_payment_collection l
    where l.order_id = $1 and l.deleted_at is null and s.payment_collection_id = l.payment_collection_id
    returning s.*
  )
  insert into payment (id, payment_collection_id, payment_session_id, currency_code, amount, raw_amount,
    provider_id, data)
  select $2, payment_collection_id, id, currency_code, amount, raw_amount, provider_id, data from session
  returning id`;

const ATTEMPT_PAID = `
  with attempt as (
    update shop_payment_attempt set provider_payment_id = $2, method = $3, paid_at = to_timestamp($4), failure = null,
      state = 'ordered'
    where order_id = $1 returning order_id
  ), told as (
    insert into shop_outbox (topic, payload)
    values ('engine-event', jsonb_build_object('name', 'payment.captured', 'data', jsonb_build_object('id', $5::text)))
  )
  update shop_order o set payment_status = 'paid', updated_at = now() from attempt where o.order_id = attempt.order_id`;

/** Records a captured payment as the order's one payment: in the engine's tables and balance, and in ours. */
export async function recordCapture(
  { scope, transaction }: TransitionScope,
  order: OrderRow,
  payment: GatewayPayment,
  enginePaymentId: string,
): Promise<void> {
  const { payments } = engineModules(scope);
  const data = { providerOrderId: payment.orderId, providerPaymentId: payment.id };
  await transaction.sql({
    name: "payment-authorized",
    text: AUTHORIZED,
    values: [order.order_id, enginePaymentId, JSON.stringify(data)],
  });
  const captured = await payments.capturePayment(
    // The money has been received: the engine need not collect it.
    { payment_id: enginePaymentId, is_captured: true },
    transaction.on(payments),
  );
  await transaction.flush(payments);
  const entries = captured.captures.map((capture) => ({ ...capture, reference: "capture" as const }));
  await enterInBalance(scope, transaction, order.order_id, entries);
  await transaction.sql({
    name: "attempt-paid",
    text: ATTEMPT_PAID,
    values: [order.order_id, payment.id, payment.method, payment.createdAt, enginePaymentId],
  });
}
