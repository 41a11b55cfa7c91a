import type { Paise } from "../contract/money";
import { query, transaction } from "../platform/db/pool";
import type { GatewayRefund } from "./gateway";
import { updatePaymentStatus } from "./order-payment-status";

type Asked = { id: string; provider: string; paymentId: string; amountPaise: Paise };

const BEGIN = `
  insert into shop_refund (id, engine_refund_id, order_id, provider, provider_payment_id, amount_paise, reason)
  select $1, $1, a.order_id, a.provider, $3, $4, 'Refunded by the shop'
  from shop_payment_attempt a where a.provider = $2 and a.provider_payment_id = $3
  on conflict do nothing returning order_id`;

/** Taken first, as wherever refunds are noted: what each of two makes of the order follows from both. */
const LOCK_ORDER =
  "select from shop_order where order_id = (select order_id from shop_refund where id = $1) for update";

const FINISH = `
  update shop_refund set status = $2, provider_refund_id = $3,
    processed_at = case when $2 = 'processed' then now() end
  where id = $1 and status <> 'processed' returning order_id`;

async function finish(id: string, { id: refundId, status: said }: GatewayRefund): Promise<void> {
  const status = said === "processed" ? "processed" : "pending";
  await transaction(async (client) => {
    await client.query({ text: LOCK_ORDER, values: [id] });
    const { rows } = await client.query<{ order_id: string }>({
      text: FINISH,
      values: [id, status, refundId],
    });
    if (rows[0]) await client.query(updatePaymentStatus(rows[0].order_id));
  });
}

/**
 * A refund that was started in the engine, by a plugin or a workflow, under the engine's id. It is stored in our
 * books before the provider is called, so that a webhook about it finds it and does not enter it in the engine again.
 * If the provider fails, the engine deletes its record, and so do we; if the refund was made nevertheless, it is
 * adopted later.
 */
export async function refundForEngine(asked: Asked, ask: () => Promise<GatewayRefund>): Promise<void> {
  const { id, provider, paymentId, amountPaise } = asked;
  await query({ text: BEGIN, values: [id, provider, paymentId, amountPaise] });
  let said: GatewayRefund;
  try {
    said = await ask();
  } catch (error) {
    await query({ text: "delete from shop_refund where id = $1 and status = 'pending'", values: [id] });
    throw error;
  }
  await finish(id, said);
}
