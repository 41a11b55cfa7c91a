import type { ProductCard } from "@contract/products";
import { localKeys, parseStored, readLocal, removeLocal, writeLocal } from "@/lib/storage";

/** What somebody wants to compare: products of one kind by their ids, in the order in which they were chosen. */
export type Compared = { of: string; ids: readonly string[] };

/** What is needed of a product to compare it. */
export type Comparable = Pick<ProductCard, "_id" | "title" | "category" | "kind">;

/** Category and kind as one text: a phone stands beside phones, a product without a kind beside such of its category. */
export const sortOf = ({ category, kind }: Pick<Comparable, "category" | "kind">) =>
  `${category}/${kind ?? ""}`;

/** Reads what local storage has under its key; anything else than a list counts as none. */
export function readCompared(text: string | null): Compared {
  const stored = parseStored(text);
  if (typeof stored !== "object" || stored === null) return { of: "", ids: [] };
  const { of, ids } = stored as Record<string, unknown>;
  if (typeof of !== "string" || !Array.isArray(ids)) return { of: "", ids: [] };
  return { of, ids: ids.filter((id) => typeof id === "string") };
}

export const compared = () => readCompared(readLocal(localKeys.compared));

/** Returns whether the browser keeps them: a private window may keep nothing. */
export function keepCompared(list: Compared): boolean {
  if (list.ids.length > 0) writeLocal(localKeys.compared, JSON.stringify(list));
  else removeLocal(localKeys.compared);
  dispatchEvent(new Event("compared"));
  return compared().ids.length === list.ids.length;
}

/** Takes a product off the list, if it is on it. */
export function dropCompared(productId: string) {
  const { of, ids } = compared();
  keepCompared({ of, ids: ids.filter((id) => id !== productId) });
}
