import { setTimeout as wait } from "node:timers/promises";
import { messages } from "../../contract/messages";
import { Refusal } from "../../contract/refusal";
import { type Attempt, attemptOfOrder } from "../../payments/attempt";
import { GatewayFailure } from "../../payments/gateway";
import { gatewayOf } from "../../payments/gateways";
import { query } from "../../platform/db/pool";
import { faultPoint } from "../../platform/faultpoints";
import { log } from "../../platform/log";

/** Longer than the two requests needed to create an order. */
const claimSeconds = 10;
const lookAgainMs = 150;
const patienceMs = 7_500;

const silent = () =>
  new Refusal(503, "payment_partner_unavailable", messages.paymentPartnerSilent, { retryAfterSeconds: 3 });

/** True for one caller at a time, in all processes: only that caller creates the order at the provider. */
async function claim(attemptId: string): Promise<boolean> {
  const claimed = await query({
    name: "attempt-claim",
    text: `update shop_payment_attempt set opening_until = now() + interval '${claimSeconds} seconds'
           where id = $1 and provider_order_id is null and (opening_until is null or opening_until < now())
           returning id`,
    values: [attemptId],
  });
  return claimed.length > 0;
}

/**
 * The provider's id is stored with the attempt, the order, and the engine's payment session. The order is locked
 * before its attempt, as everywhere: the same shopper may be placing it again in another tab.
 */
const STORE = `
  with locked as (
    select o.order_id from shop_order o
    where o.order_id = (select order_id from shop_payment_attempt where id = $1) for update
  ), attempt as (
    update shop_payment_attempt a set provider_order_id = $2, opening_until = null
    from locked where a.order_id = locked.order_id and a.provider_order_id is null returning a.order_id
  ), session as (
    update payment_session s set data = s.data || jsonb_build_object('providerOrderId', $2::text), updated_at = now()
    from attempt join order_payment_collection l using (order_id)
    where s.payment_collection_id = l.payment_collection_id
  )
  update shop_order o set provider_order_id = $2 from attempt where o.order_id = attempt.order_id`;

export async function storeProviderOrder(attemptId: string, providerOrderId: string): Promise<void> {
  await query({ name: "attempt-opened", text: STORE, values: [attemptId, providerOrderId] });
}

/**
 * The notes of the order at the provider. After a restore from a backup they show that the order belongs to this
 * shop, and which number it had.
 */
async function notesOf({ id, order_id }: Attempt): Promise<Record<string, string>> {
  const [known] = await query<{ shop: string; order: string }>({
    name: "attempt-notes",
    text: "select mark as shop, number as order from shop_mark, shop_order where order_id = $1",
    values: [order_id],
  });
  return { attempt: id, ...known };
}

async function makeProviderOrder(attempt: Attempt): Promise<void> {
  const { id, amount_paise } = attempt;
  const gateway = gatewayOf(attempt);
  if (!gateway) throw silent();
  faultPoint("open.claimed");
  try {
    const made = await gateway.open({
      reference: id,
      amountPaise: amount_paise,
      notes: await notesOf(attempt),
    });
    faultPoint("open.made");
    await storeProviderOrder(id, made.id);
    faultPoint("open.stored");
  } catch (error) {
    await query({
      text: "update shop_payment_attempt set opening_until = null where id = $1",
      values: [id],
    });
    if (!(error instanceof GatewayFailure)) throw error;
    log.warn({ err: error, attempt: id }, "payment: no order at the provider");
    throw silent();
  }
}

/**
 * Makes sure that the order can be paid: one order at the provider per attempt, even with concurrent or repeated
 * calls. No transaction of ours is open meanwhile. 503 `payment_partner_unavailable`, retryable.
 */
export async function openPayment(orderId: string): Promise<Attempt> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const attempt = await attemptOfOrder(orderId);
    if (!attempt) throw new Error(`Order ${orderId} has no payment attempt.`);
    if (attempt.provider_order_id) return attempt;
    if (await claim(attempt.id)) await makeProviderOrder(attempt);
    else if (performance.now() > until) throw silent();
    else await wait(lookAgainMs);
  }
}
