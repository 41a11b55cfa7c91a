import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { env } from "../env";

/** The shop's secret, with which all that is new is made, and the one before it while that is being replaced. */
export function shopSecrets(): string[] {
  const { JWT_SECRET, JWT_SECRET_OLD } = env();
  return JWT_SECRET_OLD === undefined ? [JWT_SECRET] : [JWT_SECRET, JWT_SECRET_OLD];
}

/** A key of 32 bytes for each of the shop's secrets, another for each purpose; the first is for all that is new. */
export const keysFor = (purpose: string): Buffer[] =>
  shopSecrets().map((secret) => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32)));

/** The digests of `text` that only this shop's processes can make, and only for the same purpose, one for each key. */
const keyedDigests = (purpose: string, text: string): Buffer[] =>
  keysFor(purpose).map((key) => createHmac("sha256", key).update(text).digest());

/** The digest by which `text` is marked now. */
export const keyedDigest = (purpose: string, text: string): Buffer =>
  keyedDigests(purpose, text)[0] ?? Buffer.alloc(0);

/** Whether `shown` is what `write` makes of a digest of `text`, with the shop's secret or the one before it. */
export const isKeyedText = (
  shown: string,
  purpose: string,
  text: string,
  write: (digest: Buffer) => string,
): boolean => keyedDigests(purpose, text).some((digest) => isSameText(shown, write(digest)));

/** Compares in constant time: otherwise its timing tells how much was right. */
export function isSameText(shown: string, right: string): boolean {
  const [one, other] = [Buffer.from(shown), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
