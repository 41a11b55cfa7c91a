/**
 * Rates of GST by HSN code, from the day they hold. A `upTo` rate is for pieces sold at that price or below, after
 * discount. Data from public sources: the shop's accountant confirms them (README).
 */
export type RateRule = { hsn: string; rate: number; upToRupees?: number; from: string };

export const rateRules: readonly RateRule[] = [
  { hsn: "61", rate: 5, upToRupees: 2_500, from: "2025-09-22" },
  { hsn: "61", rate: 18, from: "2025-09-22" },
  { hsn: "62", rate: 5, upToRupees: 2_500, from: "2025-09-22" },
  { hsn: "62", rate: 18, from: "2025-09-22" },
  { hsn: "64", rate: 5, upToRupees: 2_500, from: "2025-09-22" },
  { hsn: "64", rate: 18, from: "2025-09-22" },
];

type Sold = {
  hsn: string;
  /** The rate on the product's own record, per cent: what holds where no rule of price does. */
  gstRate: number;
  /** What one piece is sold for, GST included. */
  unitRupees: number;
  /** The day of the sale, `YYYY-MM-DD`. */
  on: string;
};

/** The rate, in per cent, at which a piece is sold that day. Garments and footwear go by their price. */
export function rateFor({ hsn, gstRate, unitRupees, on }: Sold, rules = rateRules): number {
  const holding = rules.filter(
    (rule) =>
      hsn.startsWith(rule.hsn) &&
      rule.from <= on &&
      (rule.upToRupees === undefined || unitRupees <= rule.upToRupees),
  );
  const [rule] = holding.sort(
    (a, b) =>
      b.from.localeCompare(a.from) ||
      b.hsn.length - a.hsn.length ||
      (a.upToRupees ?? Number.POSITIVE_INFINITY) - (b.upToRupees ?? Number.POSITIVE_INFINITY),
  );
  return rule?.rate ?? gstRate;
}
