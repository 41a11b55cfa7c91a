import { type Size, sizes } from "@contract/constants";
import { parseStored, readSession, removeSession, sessionKeys, writeSession } from "@/lib/storage";

/** What a guest wanted to put in the cart when the shop asked them to sign in first. */
export type Wish = { productId: string; quantity: number; size?: Size; buyNow: boolean };

const keptForMs = 30 * 60_000;

/** Keeps the wish over signing in, for half an hour and this tab only. */
export function keepWish(wish: Wish, now = Date.now()) {
  writeSession(sessionKeys.pendingWish, JSON.stringify({ ...wish, at: now }));
}

/** The kept wish, once. Undefined where none, an old one, or one that something else wrote. */
export function takeWish(now = Date.now()): Wish | undefined {
  const stored = parseStored(readSession(sessionKeys.pendingWish));
  removeSession(sessionKeys.pendingWish);
  if (typeof stored !== "object" || stored === null) return undefined;
  const { productId, quantity, size, buyNow, at } = stored as Record<string, unknown>;
  if (typeof productId !== "string" || typeof quantity !== "number" || typeof at !== "number")
    return undefined;
  if (now - at > keptForMs) return undefined;
  const known = sizes.find((one) => one === size);
  return { productId, quantity, buyNow: buyNow === true, ...(known ? { size: known } : {}) };
}
