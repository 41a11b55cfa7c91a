import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { env } from "../env";

/** A key of 32 bytes that follows from the shop's secret, another for each purpose. */
export const keyFor = (purpose: string) => Buffer.from(hkdfSync("sha256", env().JWT_SECRET, "", purpose, 32));

/** A digest of `text` that only this shop's processes can make, and only for the same purpose. */
export const keyedDigest = (purpose: string, text: string): Buffer =>
  createHmac("sha256", keyFor(purpose)).update(text).digest();

/** Compares in constant time: otherwise its timing tells how much was right. */
export function isSameText(shown: string, right: string): boolean {
  const [one, other] = [Buffer.from(shown), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
