import { parseStored, readSession, removeSession, sessionKeys, writeSession } from "@/lib/storage";

/** What a review is about, and whose it is: nobody else who signs in at this browser is shown it. */
type Whose = { productId: string; userId: string };
export type Begun = { rating: number; message: string };

const isKept = (kept: unknown): kept is Whose & Begun =>
  typeof kept === "object" &&
  kept !== null &&
  "productId" in kept &&
  "userId" in kept &&
  "rating" in kept &&
  typeof kept.rating === "number" &&
  "message" in kept &&
  typeof kept.message === "string";

/** What this shopper has begun to write of this product in this tab, until it is sent or the session ends. */
export function keptReview({ productId, userId }: Whose): Begun {
  const kept = parseStored(readSession(sessionKeys.review));
  return isKept(kept) && kept.productId === productId && kept.userId === userId
    ? kept
    : { rating: 0, message: "" };
}

export function keepReview({ productId, userId }: Whose, { rating, message }: Begun): void {
  if (rating === 0 && message === "") removeSession(sessionKeys.review);
  else writeSession(sessionKeys.review, JSON.stringify({ productId, userId, rating, message }));
}
