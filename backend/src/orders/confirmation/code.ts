import { codeHash, isCode, newCode } from "../../platform/secrets/one-time-code";
import { seal } from "../../platform/secrets/sealed";

export const orderCodeMinutes = 30;
/** How many more codes may be requested per day after the first. */
export const sentAgainPerDay = 5;

/** The expiry of a code created now, as SQL. */
export const codeEnds = `now() + interval '${orderCodeMinutes} minutes'`;

/**
 * The two messages with an order's code, as rows (topic, key, payload) of the outbox; a `where` or another table may
 * follow. All parts are SQL.
 */
export const codeMessages = ({
  orderId,
  nth,
  secret,
  expiresAt,
}: {
  orderId: string;
  nth: string;
  secret: string;
  expiresAt: string;
}) =>
  `select topic, null, jsonb_build_object('orderId', ${orderId}::text, 'nth', ${nth}, 'secret', ${secret}::text,
     'expiresAt', ${expiresAt})
   from unnest(array['order-code', 'order-code-text']) as topic`;

const about = (orderId: string) => `order:${orderId}`;

/** Creates a new code for an order: its hash, and the code itself, sealed for the senders. */
export function newOrderCode(orderId: string): { hash: Buffer; secret: string } {
  const code = newCode();
  return { hash: codeHash(about(orderId), code), secret: seal(code) };
}

export const isOrderCode = (kept: Buffer, orderId: string, code: string) =>
  isCode(kept, about(orderId), code);
