import type { Difference } from "../../payments/compare-books";
import { type RazorpayClient, RazorpayFailure } from "../../payments/razorpay/client";
import { query } from "../../platform/db/pool";

export type LostPayment = {
  id: string;
  orderNumber: string | null;
  amountPaise: number;
  /** Whom to tell: as the shopper gave it to Razorpay. */
  contact: string;
  error: string | null;
};

const FOUND = `
  insert into shop_lost_payment (razorpay_payment_id, razorpay_order_id, attempt_id, order_number, amount_paise)
  values ($1, $2, $3, $4, $5) on conflict (razorpay_payment_id) do nothing`;

/** Gives back a payment whose order is lost. Any number of times: it is the same refund. */
export async function refundLost(
  client: RazorpayClient,
  { payment, order }: Difference,
): Promise<LostPayment> {
  const amountPaise = Number(payment.amount);
  const orderNumber = order?.notes?.order === undefined ? null : String(order.notes.order);
  const lost = {
    id: payment.id,
    orderNumber,
    amountPaise,
    contact: [payment.email, payment.contact].filter(Boolean).join(", "),
  };
  await query({
    text: FOUND,
    values: [payment.id, payment.order_id, order?.receipt ?? null, orderNumber, amountPaise],
  });
  try {
    const left = amountPaise - (payment.amount_refunded ?? 0);
    const refund = await client.refund(payment.id, left, `lost-${payment.id}`);
    await query({
      text: `update shop_lost_payment set razorpay_refund_id = $2, refunded_at = now(), last_error = null
             where razorpay_payment_id = $1`,
      values: [payment.id, refund.id],
    });
    return { ...lost, error: null };
  } catch (error) {
    if (!(error instanceof RazorpayFailure)) throw error;
    await query({
      text: "update shop_lost_payment set last_error = $2 where razorpay_payment_id = $1",
      values: [payment.id, error.message.slice(0, 500)],
    });
    return { ...lost, error: error.message };
  }
}
