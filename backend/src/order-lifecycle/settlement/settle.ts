import type { MedusaContainer } from "@medusajs/framework/types";
import { type Attempt, attemptColumns } from "../../payments/attempt";
import { capturedOf, failureOf, isCaptured, isDue } from "../../payments/captured";
import { GatewayFailure, type GatewayPayment, type PaymentGateway } from "../../payments/gateway";
import { gatewayOf } from "../../payments/gateways";
import { query } from "../../platform/db/pool";
import { faultPoint } from "../../platform/faultpoints";
import { log } from "../../platform/log";
import { adoptRefunds } from "./adopt-refunds";
import { bookPayments } from "./book-payments";

type OwnedAttempt = Attempt & { customerId: string };

async function readAttempt(id: string): Promise<OwnedAttempt | undefined> {
  const [attempt] = await query<OwnedAttempt>({
    name: "attempt-to-settle",
    text: `select ${attemptColumns}, o.customer_id as "customerId"
           from shop_payment_attempt a join shop_order o using (order_id) where a.id = $1`,
    values: [id],
  });
  return attempt;
}

/** Captures a payment that is only authorised so far; returns the payments as they are afterwards. */
async function withCaptures(
  gateway: PaymentGateway,
  attempt: Attempt,
  providerOrderId: string,
): Promise<GatewayPayment[]> {
  const payments = await gateway.paymentsOf(providerOrderId);
  faultPoint("settle.asked");
  const waiting = payments.find((payment) => payment.status === "authorized" && isDue(payment, attempt));
  if (!waiting || payments.some(isCaptured)) return payments;
  try {
    const captured = await gateway.capture(waiting.id, attempt.amount_paise);
    faultPoint("settle.captured");
    return payments.map((payment) => (payment.id === captured.id ? captured : payment));
  } catch (error) {
    if (!(error instanceof GatewayFailure) || error.kind === "down") throw error;
    // A concurrent call captured it, or the bank released it: ask for its current state.
    log.info({ err: error, attempt: attempt.id }, "payment: not captured");
    return gateway.paymentsOf(providerOrderId);
  }
}

/**
 * Updates an attempt to its state at the provider: the only way for the browser's report, webhooks, the return page
 * and the reconciler. Asks the provider first, outside any transaction, then records the result in one. Safe to run
 * at any time, any number of times, in several processes. Throws GatewayFailure if the provider does not respond;
 * nothing has changed then.
 */
export async function settle(scope: MedusaContainer, attemptId: string): Promise<void> {
  const attempt = await readAttempt(attemptId);
  const gateway = attempt && gatewayOf(attempt);
  if (!gateway || !attempt.provider_order_id) return;
  const payments = await withCaptures(gateway, attempt, attempt.provider_order_id);
  const captured = capturedOf(payments);
  await query({
    name: "attempt-asked",
    text: `update shop_payment_attempt set asked_at = now(), failure = case when provider_payment_id is null then $2 end,
             state = case when state = 'created' and $3 then 'attempted' else state end
           where id = $1`,
    values: [attempt.id, failureOf(payments), payments.length > 0],
  });
  if (captured.some(({ id }) => id !== attempt.provider_payment_id))
    await bookPayments(scope, attempt, captured);
  await adoptRefunds(scope, gateway, attempt.order_id, captured);
}
