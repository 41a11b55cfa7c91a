import { generateEntityId } from "@medusajs/framework/utils";
import { toPaise } from "../contract/money";
import type { SharedTransaction } from "../platform/engine/shared-transaction";

type NewAttempt = { orderId: string; total: number; provider: string; keyId: string; minutes: number };

/** Creates the attempt to pay an order of `total` rupees, in the transaction that creates the order. */
export async function startAttempt(
  { sql }: SharedTransaction,
  { orderId, total, provider, keyId, minutes }: NewAttempt,
): Promise<void> {
  await sql({
    name: "attempt-start",
    text: `insert into shop_payment_attempt (id, order_id, provider, key_id, amount_paise, expires_at)
           values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6 * 60))`,
    values: [generateEntityId(undefined, "payatt"), orderId, provider, keyId, toPaise(total), minutes],
  });
}

/**
 * An order may wait at most this many times the setting's minutes, so that retries cannot block the last item for
 * long.
 */
const longestWait = 4;

/** Gives a returning shopper the full time again, if little of it is left and the limit is not reached. */
export async function prolongAttempt(
  { sql }: SharedTransaction,
  attemptId: string,
  minutes: number,
): Promise<void> {
  await sql({
    name: "attempt-prolong",
    text: `update shop_payment_attempt
           set expires_at = greatest(expires_at, least(now() + make_interval(secs => $2 * 60),
             created_at + make_interval(secs => $2 * 60 * $3)))
           where id = $1 and expires_at < now() + make_interval(secs => $2 * 40)`,
    values: [attemptId, minutes, longestWait],
  });
}
