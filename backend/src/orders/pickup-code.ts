import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { env } from "../platform/env";

const secret = () => Buffer.from(hkdfSync("sha256", env().JWT_SECRET, "", "pickup code", 32));

/**
 * The six digits by which the counter knows who may take an order away. They follow from the order and the shop's secret
 * instead of being stored, so that its page and each mail about it can say them again, and no backup holds them.
 */
export function pickupCode(orderId: string): string {
  const digest = createHmac("sha256", secret()).update(orderId).digest();
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, "0");
}

export function isPickupCode(orderId: string, given: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(pickupCode(orderId))];
  return one.length === other.length && timingSafeEqual(one, other);
}
