import { type Purpose, resealed } from "./sealed";

/** Seals anew the rows that were sealed with the secret before, each by `replace`; returns how many. */
export async function resealRows<Row extends { sealed: string }>(
  rows: readonly Row[],
  purpose: Purpose,
  replace: (row: Row, anew: string) => Promise<unknown>,
): Promise<number> {
  let count = 0;
  for (const row of rows) {
    const anew = resealed(row.sealed, purpose);
    if (anew === undefined) continue;
    await replace(row, anew);
    count += 1;
  }
  return count;
}
