import { limits } from "@contract/limits";
import type { CountRow } from "@contract/stock-count";
import { readWhole } from "../../read-number";

/** What was typed for a shelf, and the books at that moment: what is sold afterwards does not make the count wrong. */
export type Counted = {
  text: string;
  /** Missing until the number is complete and the books were asked. */
  row?: CountRow;
  /** Why the shop did not apply it. */
  refused?: string;
};
/** By the variant's id. */
export type Typed = Readonly<Record<string, Counted>>;

/** The counted items; undefined for anything else. */
export function countedOf({ text }: Counted): number | undefined {
  const number = readWhole(text);
  return number !== undefined && number >= 0 && number <= limits.stock.max ? number : undefined;
}

/** How many more, or fewer, there are than by the books. */
export function differenceOf(counted: Counted): number | undefined {
  const number = countedOf(counted);
  return number === undefined || !counted.row ? undefined : number - counted.row.stocked;
}

/** What is applied: every complete count, right ones too, so that they leave the list. */
export const linesOf = (typed: Typed) =>
  Object.values(typed).flatMap((one) => {
    const counted = countedOf(one);
    return counted === undefined || !one.row
      ? []
      : [{ variantId: one.row._id, counted, read: one.row.stocked, mark: one.row.mark }];
  });

/** What is still to be looked at after these results. */
export function leftAfter(
  typed: Typed,
  results: readonly { variantId: string; outcome: string; message: string | null }[],
): Typed {
  const left = { ...typed };
  for (const { variantId, outcome, message } of results) {
    const was = left[variantId];
    if (outcome !== "refused") delete left[variantId];
    // Counted anew: the books of before no longer hold.
    else if (was) left[variantId] = { text: "", refused: message ?? "" };
  }
  return left;
}
