import type { Wish } from "@contract/wishlist";
import { localKeys, parseStored, readLocal, removeLocal, writeLocal } from "@/lib/storage";

/** A heart that somebody signed in pressed without a connection. Of each product the last press counts. */
export type LateWish = Wish & { userId: string; isWished: boolean };

const stored = (): LateWish[] => {
  const kept = parseStored(readLocal(localKeys.lateWishes));
  return Array.isArray(kept) ? kept.filter(isLateWish) : [];
};

/** What waits of this account, in the order in which it was pressed. */
export const lateWishes = (userId: string | undefined): LateWish[] =>
  stored().filter((late) => late.userId === userId);

const isSame = (one: LateWish, other: Pick<LateWish, "userId" | "productId">) =>
  one.userId === other.userId && one.productId === other.productId;

/** Returns whether the browser keeps it: a private window may keep nothing. */
export function keepLateWish(wish: LateWish): boolean {
  write([...stored().filter((one) => !isSame(one, wish)), wish]);
  return stored().some((one) => isSame(one, wish) && one.wishedAt === wish.wishedAt);
}

/** Forgets what waits of a product: the shop knows it, or will never take it. */
export const dropLateWish = (wish: Pick<LateWish, "userId" | "productId">) =>
  write(stored().filter((one) => !isSame(one, wish)));

function write(late: readonly LateWish[]) {
  if (late.length > 0) writeLocal(localKeys.lateWishes, JSON.stringify(late));
  else removeLocal(localKeys.lateWishes);
}

/** An account's list as it will be once the shop knows of what waits. */
export function withLateWishes(wishes: readonly Wish[], late: readonly LateWish[]): Wish[] {
  const others = wishes.filter(({ productId }) => !late.some((one) => one.productId === productId));
  const added = late.filter(({ isWished }) => isWished);
  return [...added.map(({ productId, wishedAt }) => ({ productId, wishedAt })), ...others];
}

function isLateWish(entry: unknown): entry is LateWish {
  if (typeof entry !== "object" || entry === null) return false;
  const { userId, productId, isWished, wishedAt } = entry as Partial<Record<keyof LateWish, unknown>>;
  return (
    typeof userId === "string" &&
    typeof productId === "string" &&
    typeof isWished === "boolean" &&
    typeof wishedAt === "string"
  );
}
