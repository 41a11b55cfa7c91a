import { codeHash, isCode, newCode } from "../../platform/secrets/one-time-code";
import { seal } from "../../platform/secrets/sealed";

export const orderCodeMinutes = 30;
/** How many codes may be asked for in a day beside the first. */
export const sentAgainPerDay = 5;

/** When a code that is made now ends, as SQL. */
export const codeEnds = `now() + interval '${orderCodeMinutes} minutes'`;

/**
 * The two messages that carry an order's code, as rows (topic, key, payload) of the outbox; a `where` or another table
 * may follow. All parts are SQL.
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

/** A new code for an order: its hash, and the code itself sealed for those who send it. */
export function newOrderCode(orderId: string): { hash: Buffer; secret: string } {
  const code = newCode();
  return { hash: codeHash(about(orderId), code), secret: seal(code) };
}

export const isOrderCode = (kept: Buffer, orderId: string, code: string) =>
  isCode(kept, about(orderId), code);
