import { isSameText, keyedDigest } from "../platform/secrets/keyed";

/**
 * The part of a public order link that cannot be guessed: numbers are consecutive, and without it anyone could count
 * the orders and follow each one's status. 128 bits, in 22 characters.
 */
export const summaryKey = (orderNumber: string): string =>
  keyedDigest("order summary", orderNumber).subarray(0, 16).toString("base64url");

export const isSummaryKey = (orderNumber: string, shown: string): boolean =>
  isSameText(shown, summaryKey(orderNumber));
