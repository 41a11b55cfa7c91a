import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { env } from "../env";

/** The shop's secret, with which all that is new is made, and the one before it while that is being replaced. */
export function shopSecrets(): string[] {
  const { JWT_SECRET, JWT_SECRET_OLD } = env();
  return JWT_SECRET_OLD === undefined ? [JWT_SECRET] : [JWT_SECRET, JWT_SECRET_OLD];
}

const keyOf = (secret: string, purpose: string) => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));

/** The key of 32 bytes for all that is new, another for each purpose. */
export const keyFor = (purpose: string): Buffer => keyOf(env().JWT_SECRET, purpose);

/** The same of each of the shop's secrets: what was made with any of them is accepted. */
export const keysFor = (purpose: string): Buffer[] => shopSecrets().map((secret) => keyOf(secret, purpose));

const digestOf = (key: Buffer, text: string) => createHmac("sha256", key).update(text).digest();

/** A digest of `text` that only this shop's processes can make, and only for the same purpose. */
export const keyedDigest = (purpose: string, text: string): Buffer => digestOf(keyFor(purpose), text);

/** Whether `shown` is what `write` makes of a digest of `text`, with the shop's secret or the one before it. */
export const isKeyedText = (
  shown: string,
  purpose: string,
  text: string,
  write: (digest: Buffer) => string,
): boolean => keysFor(purpose).some((key) => isSameText(shown, write(digestOf(key, text))));

/** Compares in constant time: otherwise its timing tells how much was right. */
export function isSameText(shown: string, right: string): boolean {
  const [one, other] = [Buffer.from(shown), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
