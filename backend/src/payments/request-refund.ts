import { generateEntityId } from "@medusajs/framework/utils";
import { messages } from "../contract/messages";
import { type Paise, paise, toPaise, toRupees } from "../contract/money";
import type { PaymentStatus } from "../contract/order-states";
import { Refusal } from "../contract/refusal";
import type { OrderRow } from "../orders/order-row";
import type { Statement } from "../platform/db/pool";
import type { SharedTransaction } from "../platform/engine/shared-transaction";

type Wanted = {
  order: Pick<OrderRow, "order_id">;
  /** In rupees; if omitted, all that has not been refunded yet. */
  amount?: number;
  reason: string | null;
};

const ASK = `
  with asked as (
    insert into shop_refund (id, order_id, provider, provider_payment_id, amount_paise, reason)
    values ($1, $2, $3, $4, $5, $6) returning id
  ), sent as (
    insert into shop_outbox (topic, key, payload)
    select 'refund-payment', 'refund-payment ' || id, jsonb_build_object('id', id) from asked
  )
  select id from asked`;

const refunding = (orderId: string): Statement => ({
  name: "attempt-refunding",
  text: "update shop_payment_attempt set state = 'refunding' where order_id = $1 and state <> 'refunded'",
  values: [orderId],
});

/** Stores a refund of a payment, in full or in part; the outbox executes it after the commit. */
export async function writeRefund(
  { sql }: SharedTransaction,
  refund: {
    orderId: string;
    provider: string;
    paymentId: string;
    amountPaise: Paise;
    reason: string | null;
  },
): Promise<void> {
  const id = generateEntityId(undefined, "refund");
  await sql({
    name: "refund-ask",
    text: ASK,
    values: [id, refund.orderId, refund.provider, refund.paymentId, refund.amountPaise, refund.reason],
  });
}

/**
 * Requests a refund to the shopper, in the caller's transaction and under the order's lock; returns the new payment
 * status. 409 `refund_too_large` if the amount exceeds the rest.
 */
export async function requestRefund(
  transaction: SharedTransaction,
  { order, amount, reason }: Wanted,
): Promise<PaymentStatus> {
  await refundOnline(transaction, order.order_id, amount, reason);
  await transaction.sql({
    name: "refund-pending",
    text: "update shop_order set payment_status = 'refund_pending', updated_at = now() where order_id = $1",
    values: [order.order_id],
  });
  return "refund_pending";
}

/** All of a payment is on its way back already: the order waits for that. */
export async function awaitRefund({ sql }: SharedTransaction, orderId: string): Promise<PaymentStatus> {
  await sql(refunding(orderId));
  return "refund_pending";
}

type Paid = { provider: string; payment_id: string; left_paise: Paise };

/** The payment of an online order, and the amount for which no refund was requested yet. */
async function paidOnline({ sql }: SharedTransaction, orderId: string): Promise<Paid | undefined> {
  const [paid] = await sql<Paid>({
    name: "refund-left",
    text: `select a.provider, a.provider_payment_id as payment_id,
             (a.amount_paise - coalesce(sum(r.amount_paise), 0))::float8 as left_paise
           from shop_payment_attempt a
           left join shop_refund r
             on r.provider = a.provider and r.provider_payment_id = a.provider_payment_id
           where a.order_id = $1 and a.provider_payment_id is not null group by a.id`,
    values: [orderId],
  });
  return paid;
}

/** The amount in rupees of an online order's payment that can still be refunded. */
export async function refundable(
  transaction: SharedTransaction,
  order: Pick<OrderRow, "order_id">,
): Promise<number> {
  return toRupees((await paidOnline(transaction, order.order_id))?.left_paise ?? paise(0));
}

async function refundOnline(
  transaction: SharedTransaction,
  orderId: string,
  amount: number | undefined,
  reason: string | null,
): Promise<void> {
  const paid = await paidOnline(transaction, orderId);
  const leftPaise = paid?.left_paise ?? paise(0);
  const amountPaise = amount === undefined ? leftPaise : toPaise(amount);
  if (!paid || amountPaise <= 0 || amountPaise > leftPaise)
    throw new Refusal(409, "refund_too_large", messages.refundTooLarge);
  const { provider, payment_id: paymentId } = paid;
  await writeRefund(transaction, { orderId, provider, paymentId, amountPaise, reason });
  // A partial refund does not change the payment's state: it still belongs to its order.
  if (amountPaise < leftPaise) return;
  await transaction.sql(refunding(orderId));
}
