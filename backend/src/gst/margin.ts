import { splitTax, type TaxSplit } from "./split-tax";

/** The tax of used goods on what the shop earns by them; the rest of the price bears none. All in paise. */
export type MarginTax = TaxSplit & { marginPaise: number };

/**
 * GST of second-hand goods (Rule 32(5) of the CGST Rules): it is inside the margin, the sale less the purchase, and
 * goods that are sold at a loss bear none. Whoever uses it claims no input tax on the purchase.
 */
export function marginTax(
  salePaise: number,
  purchasePaise: number,
  ratePercent: number,
  sameState: boolean,
): MarginTax {
  const marginPaise = Math.max(0, salePaise - purchasePaise);
  return { marginPaise, ...splitTax(marginPaise, ratePercent, sameState) };
}

/** Per cent on the whole price that gives the same tax as `ratePercent` on the margin; for the engine's tax lines. */
export function effectiveRate(salePaise: number, purchasePaise: number, ratePercent: number): number {
  const { tax } = marginTax(salePaise, purchasePaise, ratePercent, true);
  return Math.round((tax / (salePaise - tax)) * 100 * 1e6) / 1e6;
}
