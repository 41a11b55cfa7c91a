import { messages } from "../../contract/messages";
import { Refusal } from "../../contract/refusal";
import { codeEnds, codeMessages, newOrderCode } from "../../orders/confirmation/code";
import { codeStatusOf, sendableAt } from "../../orders/confirmation/code-status";
import { query } from "../../platform/db/pool";
import { wake } from "../../platform/queue/workers";
import { secondsBetweenCodes, triesPerCode } from "../../platform/secrets/one-time-code";

/** Stores the new code and the messages that contain it, both or neither. */
const SEND = `
  with made as (
    update shop_order_confirmation c set code_hash = $3, tries_left = ${triesPerCode}, nth = c.nth + 1,
      expires_at = ${codeEnds}, last_sent_at = now(),
      sent_again = case when c.counted_since < now() - interval '1 day' then 1 else c.sent_again + 1 end,
      counted_since = case when c.counted_since < now() - interval '1 day' then now() else c.counted_since end
    from shop_order o
    where c.order_id = $1 and o.order_id = c.order_id and o.customer_id = $2 and o.status = 'pending'
      and ${sendableAt} <= now()
    returning c.nth, c.expires_at
  )
  insert into shop_outbox (topic, key, payload)
  ${codeMessages({ orderId: "$1", nth: "nth", secret: "$4", expiresAt: "expires_at" })}, made
  returning 1`;

/**
 * Sends another code for a shopper's order that waits for one; does nothing if it is confirmed already. 429 within a
 * minute of the last code and after five in a day; 404 and 409 as `codeStatusOf`.
 */
export async function sendCodeAgain({
  orderId,
  customerId,
}: {
  orderId: string;
  customerId: string;
}): Promise<void> {
  const { hash, secret } = newOrderCode(orderId);
  const sent = await query({ text: SEND, values: [orderId, customerId, hash, secret] });
  if (sent.length > 0) return wake("outbox");
  const { isWaiting, waitSeconds } = await codeStatusOf(customerId, orderId);
  if (!isWaiting) return;
  const why = waitSeconds > secondsBetweenCodes ? messages.orderCodeTooMany : messages.orderCodeTooSoon;
  throw new Refusal(429, "too_many", why, { retryAfterSeconds: Math.max(1, Math.ceil(waitSeconds)) });
}
