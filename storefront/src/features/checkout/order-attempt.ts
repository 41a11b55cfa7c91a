import { newKey } from "@contract/new-key";
import { parseStored, readSession, removeSession, sessionKeys, writeSession } from "@/lib/storage";

/**
 * The Idempotency-Key of an order. The same order, pressed twice, retried or placed again after a reload, gets the
 * same key, so that the server creates it once; a changed order gets a new one. It names its shopper, with whose sign-out it is
 * forgotten (lib/forget-person.ts).
 */
export function orderKey<Order extends { userId: string }>(order: Order): string {
  const text = JSON.stringify(order);
  const stored = parseStored(readSession(sessionKeys.orderAttempt));
  if (isAttempt(stored) && stored.text === text) return stored.key;
  const key = newKey();
  writeSession(sessionKeys.orderAttempt, JSON.stringify({ userId: order.userId, text, key }));
  return key;
}

/** After a clear response: the next attempt is a new one. */
export function endOrderAttempt() {
  removeSession(sessionKeys.orderAttempt);
}

/**
 * True if the server has certainly not created an order, because it refused. Outages and lost responses leave that
 * open, and so does a session that has run out: an earlier try may have got through.
 */
export const isClearRefusal = (status: number) =>
  status >= 400 && status < 500 && status !== 401 && status !== 408 && status !== 429;

const isAttempt = (value: unknown): value is { text: string; key: string } =>
  typeof value === "object" &&
  value !== null &&
  "text" in value &&
  "key" in value &&
  typeof value.key === "string";
