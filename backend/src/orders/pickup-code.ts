import { isKeyedText, keyedDigest } from "../platform/secrets/keyed";

const purpose = "pickup code";
const written = (digest: Buffer): string => String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, "0");

/**
 * The six digits by which the counter knows who may take an order away. They follow from the order and the shop's secret
 * instead of being stored, so that its page and each mail about it can say them again, and no backup holds them.
 */
export const pickupCode = (orderId: string): string => written(keyedDigest(purpose, orderId));

export const isPickupCode = (orderId: string, given: string): boolean =>
  isKeyedText(given, purpose, orderId, written);
