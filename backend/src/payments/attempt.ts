import type { Paise } from "../contract/money";
import { query } from "../platform/db/pool";
import type { SharedTransaction } from "../platform/engine/shared-transaction";

/** Only forward, in this order (schema 0203). */
export type AttemptState = "created" | "attempted" | "lapsed" | "ordered" | "refunding" | "refunded";
/** Why the order no longer waits for the payment. */
export type Ended = "expired" | "superseded" | "cancelled";

/** A row of shop_payment_attempt: the only payment attempt of an order. */
export type Attempt = {
  id: string;
  order_id: string;
  /** The gateway's name, and the account whose keys started it: other keys cannot see it. */
  provider: string;
  key_id: string;
  amount_paise: Paise;
  state: AttemptState;
  ended: Ended | null;
  provider_order_id: string | null;
  provider_payment_id: string | null;
  method: string | null;
  failure: string | null;
  expires_at: Date;
};

/** The columns of an Attempt, with shop_payment_attempt as `a`. */
export const attemptColumns = `a.id, a.order_id, a.provider, a.key_id, a.amount_paise::float8 as amount_paise, a.state, a.ended, a.provider_order_id,
  a.provider_payment_id, a.method, a.failure, a.expires_at`;

/** The payment attempt of an order; undefined for a cash order. */
export async function attemptOfOrder(orderId: string): Promise<Attempt | undefined> {
  const [attempt] = await query<Attempt>({
    name: "attempt-of-order",
    text: `select ${attemptColumns} from shop_payment_attempt a where a.order_id = $1`,
    values: [orderId],
  });
  return attempt;
}

/** The attempt of a provider's order. */
export async function attemptOfProviderOrder(
  provider: string,
  providerOrderId: string,
): Promise<Attempt | undefined> {
  const [attempt] = await query<Attempt>({
    name: "attempt-of-provider-order",
    text: `select ${attemptColumns} from shop_payment_attempt a
           where a.provider = $1 and a.provider_order_id = $2`,
    values: [provider, providerOrderId],
  });
  return attempt;
}

/** The attempt of an order, locked until the transaction ends; the order's own lock comes first. */
export async function lockAttempt({ sql }: SharedTransaction, orderId: string): Promise<Attempt | undefined> {
  const [attempt] = await sql<Attempt>({
    name: "attempt-lock",
    text: `select ${attemptColumns} from shop_payment_attempt a where a.order_id = $1 for update`,
    values: [orderId],
  });
  return attempt;
}

/** Stores why the order stops waiting for this payment; the first reason is kept. */
export async function endAttempt({ sql }: SharedTransaction, orderId: string, ended: Ended): Promise<void> {
  await sql({
    name: "attempt-end",
    text: "update shop_payment_attempt set ended = $2 where order_id = $1 and ended is null",
    values: [orderId, ended],
  });
}
