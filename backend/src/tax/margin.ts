import { type Paise, paise } from "../contract/money";
import { splitTax, type TaxSplit } from "./split-tax";

/** The tax of used goods on the shop's margin; the rest of the price is untaxed. All in paise. */
export type MarginTax = TaxSplit & { marginPaise: Paise };

/**
 * GST of second-hand goods (Rule 32(5) of the CGST Rules): it is included in the margin, the selling price minus the
 * purchase price; goods sold at a loss bear none. No input tax may then be claimed on the purchase.
 */
export function marginTax(
  salePaise: Paise,
  purchasePaise: Paise,
  ratePercent: number,
  sameState: boolean,
): MarginTax {
  const marginPaise = paise(Math.max(0, salePaise - purchasePaise));
  return { marginPaise, ...splitTax(marginPaise, ratePercent, sameState) };
}

/** The percentage of the whole price that yields the same tax as `ratePercent` on the margin; for the engine's tax lines. */
export function effectiveRate(salePaise: Paise, purchasePaise: Paise, ratePercent: number): number {
  const { tax } = marginTax(salePaise, purchasePaise, ratePercent, true);
  return Math.round((tax / (salePaise - tax)) * 100 * 1e6) / 1e6;
}
