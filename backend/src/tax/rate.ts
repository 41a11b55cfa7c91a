/**
 * A rate that the law sets for goods by the first digits of their HSN, from a day on. With `upTo` it depends on the price
 * of one item (rupees, tax included): `rate` up to that price, `above` beyond it.
 */
export type DatedRate = {
  headings: readonly string[];
  from: string;
  rate: number;
  slab?: { upTo: number; above: number };
};

/**
 * The dated rates; the latest one in force applies, and a product's own rate where there is none. A change of the law is a
 * new entry with its day: orders of earlier days keep theirs. The shop's accountant confirms these figures.
 */
export const datedRates: readonly DatedRate[] = [
  // Garments and footwear, since the reform of September 2025.
  { headings: ["61", "62", "64"], from: "2025-09-22", rate: 5, slab: { upTo: 2_500, above: 18 } },
];

/**
 * The GST rate included in the price of one item, after its discount, on a day of the Indian calendar: the product's own
 * rate, unless a dated one applies. The single source: the product page, the order, the engine's tax lines and the
 * invoice all use this function.
 */
export function gstRateOf(
  goods: { hsn: string; gstRate: number; unitPrice: number },
  day: string,
  rates: readonly DatedRate[] = datedRates,
): number {
  const inForce = rates
    .filter(({ from, headings }) => from <= day && headings.some((heading) => goods.hsn.startsWith(heading)))
    .reduce<DatedRate | undefined>(
      (latest, rate) => (latest && latest.from > rate.from ? latest : rate),
      undefined,
    );
  if (!inForce) return goods.gstRate;
  const { slab, rate } = inForce;
  return slab && goods.unitPrice > slab.upTo ? slab.above : rate;
}

/** Delivery and its fees are part of the supply of the goods: they have the rate of the most valuable line. */
export function deliveryRateOf(lines: readonly { total: number; rate: number }[]): number {
  return lines.reduce((best, line) => (line.total > best.total ? line : best)).rate;
}
