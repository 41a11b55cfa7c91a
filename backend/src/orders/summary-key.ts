import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { env } from "../platform/env";

const secret = () => Buffer.from(hkdfSync("sha256", env().JWT_SECRET, "", "order summary", 32));

/**
 * The part of a public order link that cannot be guessed: numbers are consecutive, and without it anyone could count
 * the orders and follow each one's status. 128 bits, in 22 characters.
 */
export function summaryKey(orderNumber: string): string {
  return createHmac("sha256", secret()).update(orderNumber).digest().subarray(0, 16).toString("base64url");
}

export function isSummaryKey(orderNumber: string, shown: string): boolean {
  const [given, right] = [Buffer.from(shown), Buffer.from(summaryKey(orderNumber))];
  return given.length === right.length && timingSafeEqual(given, right);
}
