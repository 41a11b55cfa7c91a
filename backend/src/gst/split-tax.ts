/** An amount that holds its tax, taken apart. All in paise; `cgst` = `sgst`, and one of the pairs is 0. */
export type TaxSplit = { taxable: number; tax: number; cgst: number; sgst: number; igst: number };

/**
 * Takes the GST out of an amount that includes it. The whole tax is rounded once, to an even number of paise, so
 * that CGST and SGST are equal halves, IGST is their sum, and taxable + tax is the amount again, for every amount.
 */
export function splitTax(totalPaise: number, ratePercent: number, sameState: boolean): TaxSplit {
  const half = Math.round((totalPaise * ratePercent) / (100 + ratePercent) / 2);
  const tax = 2 * half;
  const heads = sameState ? { cgst: half, sgst: half, igst: 0 } : { cgst: 0, sgst: 0, igst: tax };
  return { taxable: totalPaise - tax, tax, ...heads };
}

/** Shares `totalPaise` out in proportion to `weights`, every paisa of it. */
export function shareOut(totalPaise: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum === 0) return weights.map((_, index) => (index === 0 ? totalPaise : 0));
  const exact = weights.map((weight) => (totalPaise * weight) / sum);
  const shares = exact.map(Math.floor);
  let left = totalPaise - shares.reduce((a, b) => a + b, 0);
  const byRemainder = exact.map((value, index) => ({ index, rest: value - Math.floor(value) }));
  byRemainder.sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of byRemainder) {
    if (left === 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    left -= 1;
  }
  return shares;
}
