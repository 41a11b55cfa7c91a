import type { CartItem, LateChange } from "@contract/cart";
import type { Language } from "@contract/constants";
import { limits } from "@contract/limits";
import { isLine } from "../stock-cap";

/** A change of a cart that this browser keeps until the shop can be reached. */
export type KeptChange = LateChange & {
  /** In the words of the shop when it was kept, for what is said of it later. */
  title: string;
  /** The line that an add makes, as it was seen. */
  item?: CartItem;
  language: Language;
  /** Milliseconds since 1970. */
  at: number;
  /** It may have reached the shop: it must be sent again as it is. */
  isTried?: true;
};

/** What a browser keeps of one account's cart. */
export type Late = {
  changes: KeptChange[];
  /** What the shop said of changes that were sent, for somebody who has not seen it yet. */
  told: string[];
};

const keptForMs = 30 * 86_400_000;

/** Without what nobody waits for any more: the shop, too, knows such changes for a month. */
export const stillWanted = (changes: readonly KeptChange[], now: number): KeptChange[] =>
  changes.filter(({ at }) => now - at < keptForMs);

/**
 * The changes with one more. Only the last number of a line counts, and a line that came and went without the shop's
 * knowing is nothing at all. Undefined if there are too many.
 */
export function withChange(
  changes: readonly KeptChange[],
  added: KeptChange,
  isInCart: boolean,
): KeptChange[] | undefined {
  const isReplaced = (one: KeptChange) =>
    isLine(keyOf(one), keyOf(added)) &&
    !one.isTried &&
    ((one.kind === "set" && added.kind !== "add") || (added.kind === "remove" && !isInCart));
  const others = changes.filter((one) => !isReplaced(one));
  const isNothing =
    added.kind === "remove" && !isInCart && !others.some((one) => isLine(keyOf(one), keyOf(added)));
  if (isNothing) return others;
  return others.length < limits.lateChanges ? [...others, added] : undefined;
}

/** Names the line of a change as carts name theirs. */
export const keyOf = ({
  productId,
  variantId,
  size,
  item,
}: Pick<KeptChange, "productId" | "variantId" | "size" | "item">) => ({
  productId,
  variantId: variantId ?? item?.variantId,
  size: size ?? item?.size,
});
