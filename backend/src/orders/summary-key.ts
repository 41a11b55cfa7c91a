import { isKeyedText, keyedDigest } from "../platform/secrets/keyed";

const purpose = "order summary";
const written = (digest: Buffer): string => digest.subarray(0, 16).toString("base64url");

/**
 * The part of a public order link that cannot be guessed: numbers are consecutive, and without it anyone could count
 * the orders and follow each one's status. 128 bits, in 22 characters.
 */
export const summaryKey = (orderNumber: string): string => written(keyedDigest(purpose, orderNumber));

export const isSummaryKey = (orderNumber: string, shown: string): boolean =>
  isKeyedText(shown, purpose, orderNumber, written);
