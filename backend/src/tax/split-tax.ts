/** An amount including tax, split up. All in paise; `cgst` = `sgst`, and either both of these or `igst` is 0. */
export type TaxSplit = { taxable: number; tax: number; cgst: number; sgst: number; igst: number };

/**
 * Extracts the GST from an amount that includes it. The total tax is rounded once, to an even number of paise, so
 * that CGST and SGST are equal halves, IGST is their sum, and taxable + tax equals the amount, for every amount.
 */
export function splitTax(totalPaise: number, ratePercent: number, sameState: boolean): TaxSplit {
  const half = Math.round((totalPaise * ratePercent) / (100 + ratePercent) / 2);
  const tax = 2 * half;
  const heads = sameState ? { cgst: half, sgst: half, igst: 0 } : { cgst: 0, sgst: 0, igst: tax };
  return { taxable: totalPaise - tax, tax, ...heads };
}
