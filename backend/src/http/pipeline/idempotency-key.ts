import type { IncomingMessage } from "node:http";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";

/** Printable, and long enough that two clients don't choose the same one by chance. */
export const keyPattern = /^[\x21-\x7e]{8,128}$/;

/** The key that makes a retried request execute only once; null if the request has none. */
export function idempotencyKey({ headers }: IncomingMessage): string | null {
  const header = headers["idempotency-key"];
  if (header === undefined) return null;
  if (typeof header === "string" && keyPattern.test(header)) return header;
  throw refuse.invalid([{ field: "Idempotency-Key", message: messages.idempotencyKeyMalformed }]);
}

/** What tells a request of this person from all others: its key, and what it says. */
export const requestOf = ({ id }: { id: string }, key: string, body: unknown): string =>
  JSON.stringify([id, key, body]);
