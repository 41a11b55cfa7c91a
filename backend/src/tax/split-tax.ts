import { type Paise, paise } from "../contract/money";

/** An amount including tax, split up. All in paise; `cgst` = `sgst`, and either both of these or `igst` is 0. */
export type TaxSplit = { taxable: Paise; tax: Paise; cgst: Paise; sgst: Paise; igst: Paise };

/**
 * Extracts the GST from an amount that includes it. The total tax is rounded once, to an even number of paise, so
 * that CGST and SGST are equal halves, IGST is their sum, and taxable + tax equals the amount, for every amount.
 */
export function splitTax(totalPaise: Paise, ratePercent: number, sameState: boolean): TaxSplit {
  const half = paise(Math.round((totalPaise * ratePercent) / (100 + ratePercent) / 2));
  const tax = paise(2 * half);
  const none = paise(0);
  const heads = sameState ? { cgst: half, sgst: half, igst: none } : { cgst: none, sgst: none, igst: tax };
  return { taxable: paise(totalPaise - tax), tax, ...heads };
}
