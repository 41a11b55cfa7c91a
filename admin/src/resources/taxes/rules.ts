import type { TaxRate } from "@contract/tax-rates";

/** Whether a row is still to begin, in force, or replaced by a later one for all of its goods. */
export function stateOf(
  { headings, from }: Pick<TaxRate, "headings" | "from">,
  all: readonly Pick<TaxRate, "headings" | "from">[],
  now: Date,
): "later" | "inForce" | "before" {
  // The Indian calendar's day.
  const today = new Date(now.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  if (from > today) return "later";
  const isReplaced = (heading: string) =>
    all.some(
      (other) =>
        other.from > from && other.from <= today && other.headings.some((start) => heading.startsWith(start)),
    );
  return headings.every(isReplaced) ? "before" : "inForce";
}
