import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** Scanners for leaked secrets find a key by its beginning, wherever somebody puts it by mistake. */
export const keyPrefix = "shopkey_";
const keyPattern = /^shopkey_[0-9a-f]{64}$/;

export const newKey = (): string => keyPrefix + randomBytes(32).toString("hex");

/** The form in which the database stores a key: 256 random bits need no slow hash. */
export const keyHash = (key: string): Buffer => createHash("sha256").update(key).digest();

export const isKey = (text: string): boolean => keyPattern.test(text);

/** What a request shows as a key, well-formed or not; undefined if it shows none. */
export function shownKey({ headers }: IncomingMessage): string | undefined {
  const [, shown] = /^Bearer\s+(shopkey_\S*)\s*$/i.exec(headers.authorization ?? "") ?? [];
  return shown;
}
