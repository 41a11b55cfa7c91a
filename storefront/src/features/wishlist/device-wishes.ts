import type { Wish } from "@contract/wishlist";
import { localKeys, parseStored, readLocal, removeLocal, writeLocal } from "@/lib/storage";

/** A wish that this browser keeps; `isLeft`: the account's list has no room for it. */
export type DeviceWish = Wish & { isLeft?: true };

/** What guests wish for, newest first. */
export function deviceWishes(): DeviceWish[] {
  const stored = parseStored(readLocal(localKeys.wishes));
  return Array.isArray(stored) ? stored.filter(isWish) : [];
}

/** Returns whether the browser keeps them: a private window may keep nothing. */
export function keepDeviceWishes(wishes: readonly DeviceWish[]): boolean {
  if (wishes.length > 0) writeLocal(localKeys.wishes, JSON.stringify(wishes));
  else removeLocal(localKeys.wishes);
  return deviceWishes().length === wishes.length;
}

function isWish(entry: unknown): entry is DeviceWish {
  if (typeof entry !== "object" || entry === null) return false;
  return (
    "productId" in entry &&
    typeof entry.productId === "string" &&
    "wishedAt" in entry &&
    typeof entry.wishedAt === "string"
  );
}
