/** One line of the comparison: a value for each product, null where it says nothing of it. */
export type CompareRow = { label: string; values: readonly (string | null)[] };

type Said = { label: string; value: string };

const folded = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();

const gaps = ({ values }: CompareRow) => values.filter((value) => value === null).length;

/**
 * What several products say of themselves, aligned by the names of the rows in any case: what most of them say first,
 * otherwise in the order in which it is first said. A product that says two things under one name has both in its cell.
 */
export function alignRows(products: readonly (readonly Said[])[]): CompareRow[] {
  const rows = new Map<string, { label: string; values: (string | null)[] }>();
  products.forEach((said, at) => {
    for (const { label, value } of said) {
      const row = rows.get(folded(label)) ?? { label, values: products.map(() => null) };
      const before = row.values[at];
      row.values[at] = before ? `${before}, ${value}` : value;
      rows.set(folded(label), row);
    }
  });
  return [...rows.values()].sort((one, other) => gaps(one) - gaps(other));
}

/** Whether the products differ in it; saying nothing is a difference too. */
export const isDifferent = ({ values }: CompareRow): boolean =>
  new Set(values.map((value) => (value === null ? null : folded(value)))).size > 1;
