import { isSameText, keyedDigest } from "../platform/secrets/keyed";

/**
 * The six digits by which the counter knows who may take an order away. They follow from the order and the shop's secret
 * instead of being stored, so that its page and each mail about it can say them again, and no backup holds them.
 */
export const pickupCode = (orderId: string): string =>
  String(keyedDigest("pickup code", orderId).readUIntBE(0, 6) % 1_000_000).padStart(6, "0");

export const isPickupCode = (orderId: string, given: string): boolean =>
  isSameText(given, pickupCode(orderId));
