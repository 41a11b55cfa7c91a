import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import { type Paise, toRupees } from "../../contract/money";
import type { GatewayRefund } from "../../payments/gateway";
import { updatePaymentStatus } from "../../payments/order-payment-status";
import { type SharedTransaction, sharedTransaction } from "../../platform/engine/shared-transaction";
import { faultPoint } from "../../platform/faultpoints";
import { backoff } from "../../platform/queue/claim";
import { enterInBalance } from "../transitions/order-balance";
import { lockOrder } from "../transitions/transition-order";

/** A row of shop_refund. */
export type RefundRow = {
  id: string;
  order_id: string;
  provider: string;
  provider_payment_id: string;
  amount_paise: Paise;
  status: "pending" | "processed" | "failed";
  provider_refund_id: string | null;
  engine_refund_id: string | null;
  refusals: number;
};
export const refundColumns = `r.id, r.order_id, r.provider, r.provider_payment_id, r.amount_paise::float8 as amount_paise, r.status, r.provider_refund_id,
  r.engine_refund_id, r.refusals`;

/** The engine's record of a refund, as its own service writes it after asking the provider. */
const ENGINE_REFUND = `
  with refunded as (
    insert into refund (id, amount, raw_amount, payment_id, note)
    select $1, $2::numeric, jsonb_build_object('value', trim_scale($2::numeric)::text, 'precision', 20), p.id, $4
    from order_payment_collection l
      join payment p on p.payment_collection_id = l.payment_collection_id and p.deleted_at is null
    where l.order_id = $5 and l.deleted_at is null and p.data ->> 'providerPaymentId' = $3
    returning payment_id
  ), collection as (
    update payment_collection c set refunded_amount = coalesce(refunded_amount, 0) + $2::numeric, updated_at = now(),
      raw_refunded_amount = jsonb_build_object('value',
        trim_scale(coalesce(refunded_amount, 0) + $2::numeric)::text, 'precision', 20)
    from refunded join payment p on p.id = refunded.payment_id where c.id = p.payment_collection_id
  )
  insert into shop_outbox (topic, payload)
  select 'engine-event', jsonb_build_object('name', 'payment.refunded', 'data', jsonb_build_object('id', payment_id))
  from refunded returning id`;

async function enterInEngine(
  scope: MedusaContainer,
  transaction: SharedTransaction,
  refund: RefundRow,
): Promise<string | null> {
  const engineRefundId = generateEntityId(undefined, "ref");
  const amount = toRupees(refund.amount_paise);
  const entered = await transaction.sql({
    name: "engine-refund",
    text: ENGINE_REFUND,
    values: [engineRefundId, amount, refund.provider_payment_id, refund.id, refund.order_id],
  });
  if (entered.length === 0) return null;
  await enterInBalance(scope, transaction, refund.order_id, [
    { reference: "refund", id: engineRefundId, amount: -amount },
  ]);
  return engineRefundId;
}

async function lockRefund({ sql }: SharedTransaction, id: string): Promise<RefundRow | undefined> {
  const [refund] = await sql<RefundRow>({
    name: "refund-lock",
    text: `select ${refundColumns} from shop_refund r where r.id = $1 for update`,
    values: [id],
  });
  return refund;
}

/** When a refund that is pending, or was refused, is checked or retried. */
export const refundPause = backoff("refusals", "1 minute", "1 hour");

const NOT_YET = `
  update shop_refund set status = $2, provider_refund_id = $3, last_error = $4,
    refusals = refusals + case when $2 = 'failed' then 1 else 0 end,
    check_at = now() + ${refundPause}
  where id = $1`;

/** Records that the provider refused a refund; it stays visible and is retried at growing intervals. */
export async function noteRefusal(scope: MedusaContainer, refund: RefundRow, why: string): Promise<void> {
  await sharedTransaction(scope, async (transaction) => {
    await lockOrder(transaction, { orderId: refund.order_id });
    const row = await lockRefund(transaction, refund.id);
    if (row?.status === "processed") return;
    await transaction.sql({ text: NOT_YET, values: [refund.id, "failed", null, why.slice(0, 500)] });
  });
}

/**
 * Takes a refund that was not made yet down to what is left of its payment, if that is less; returns it as it is then, or undefined if it has been
 * made meanwhile. Where nothing is left it stays: staff see that it cannot be made.
 */
export async function fitRefund(
  scope: MedusaContainer,
  { id, order_id: orderId }: RefundRow,
  left: Paise,
): Promise<RefundRow | undefined> {
  return sharedTransaction(scope, async (transaction) => {
    await lockOrder(transaction, { orderId });
    const refund = await lockRefund(transaction, id);
    if (!refund || refund.status === "processed") return undefined;
    // One that is under way at the provider is in what has gone back already.
    if (refund.provider_refund_id || left <= 0 || left >= refund.amount_paise) return refund;
    await transaction.sql({
      name: "refund-fitted",
      text: "update shop_refund set amount_paise = $2 where id = $1",
      values: [id, left],
    });
    return { ...refund, amount_paise: left };
  });
}

/** Records the provider's state of a refund, once; `said` may come from the refund call, a webhook or the reconciler. */
export async function recordRefund(
  scope: MedusaContainer,
  { id, order_id: orderId }: RefundRow,
  said: GatewayRefund,
): Promise<void> {
  await sharedTransaction(scope, async (transaction) => {
    await lockOrder(transaction, { orderId });
    const refund = await lockRefund(transaction, id);
    if (!refund || refund.status === "processed") return;
    if (said.status !== "processed") {
      const isRefused = said.status === "failed";
      const values = [
        id,
        said.status,
        isRefused ? null : said.id,
        isRefused ? "The provider could not refund it" : null,
      ];
      await transaction.sql({ name: "refund-not-yet", text: NOT_YET, values });
      return;
    }
    const engineRefundId = refund.engine_refund_id ?? (await enterInEngine(scope, transaction, refund));
    await transaction.sql({
      name: "refund-processed",
      text: `update shop_refund set status = 'processed', provider_refund_id = $2, engine_refund_id = $3,
               processed_at = now(), last_error = null
             where id = $1`,
      values: [id, said.id, engineRefundId],
    });
    await transaction.sql(updatePaymentStatus(orderId));
    faultPoint("refund.recorded");
  });
}
