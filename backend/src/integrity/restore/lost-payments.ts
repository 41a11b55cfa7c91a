import { type Paise, paise } from "../../contract/money";
import type { Difference } from "../../payments/compare-books";
import { GatewayFailure } from "../../payments/gateway";
import { gatewayNamed } from "../../payments/gateways";
import { query } from "../../platform/db/pool";

export type LostPayment = {
  id: string;
  orderNumber: string | null;
  amountPaise: Paise;
  /** The shopper's contact, as given to the provider. */
  contact: string;
  error: string | null;
};

const FOUND = `
  insert into shop_lost_payment (provider, provider_payment_id, provider_order_id, attempt_id, order_number, amount_paise)
  values ($1, $2, $3, $4, $5, $6) on conflict (provider, provider_payment_id) do nothing`;

/** Refunds a payment whose order is lost. Safe to repeat: it is the same refund. */
export async function refundLost({ provider, payment, order }: Difference): Promise<LostPayment> {
  const gateway = gatewayNamed(provider);
  if (!gateway) throw new Error(`There are no keys of ${provider} to refund with.`);
  const { id, amountPaise, contact } = payment;
  const orderNumber = order?.notes.order ?? null;
  const lost = { id, orderNumber, amountPaise, contact };
  await query({
    text: FOUND,
    values: [provider, id, payment.orderId, order?.reference ?? null, orderNumber, amountPaise],
  });
  try {
    const left = paise(amountPaise - payment.refundedPaise);
    const refund = await gateway.refund(id, left, `lost-${id}`);
    await query({
      text: `update shop_lost_payment set provider_refund_id = $3, refunded_at = now(), last_error = null
             where provider = $1 and provider_payment_id = $2`,
      values: [provider, id, refund.id],
    });
    return { ...lost, error: null };
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    await query({
      text: "update shop_lost_payment set last_error = $3 where provider = $1 and provider_payment_id = $2",
      values: [provider, id, error.message.slice(0, 500)],
    });
    return { ...lost, error: error.message };
  }
}
