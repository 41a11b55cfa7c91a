import { query } from "../db/pool";
import type { Refund } from "../providers/payment-razorpay/client";
import { orderStanding } from "./order-standing";

const NOTE = `
  insert into shop_refund (id, order_id, razorpay_payment_id, amount_paise, reason, status, razorpay_refund_id,
    engine_refund_id, processed_at)
  select $1, a.order_id, $2, $3, 'Refunded by the shop', $4, $5, $1, case when $4 = 'processed' then now() end
  from shop_payment_attempt a where a.razorpay_payment_id = $2
  on conflict do nothing returning order_id`;

/**
 * A refund that began in the engine, by a plugin or a workflow, stands in our books too. Its own flow keeps the engine's
 * records, so they are not written a second time.
 */
export async function noteEngineRefund(engineRefundId: string, refund: Refund): Promise<void> {
  const [noted] = await query<{ order_id: string }>({
    text: NOTE,
    values: [
      engineRefundId,
      refund.payment_id,
      Number(refund.amount),
      refund.status === "processed" ? "processed" : "pending",
      refund.id,
    ],
  });
  if (noted) await query(orderStanding(noted.order_id));
}
