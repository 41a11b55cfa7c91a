/** A rate that depends on the price of one item, by the first digits of its HSN; amounts in rupees, tax included. */
type PriceSlab = { chapters: string[]; upTo: number; rate: number; above: number; from: string };

/** Garments and footwear, since the reform of September 2025. The shop's accountant confirms these figures. */
const priceSlabs: PriceSlab[] = [
  { chapters: ["61", "62", "64"], upTo: 2_500, rate: 5, above: 18, from: "2025-09-22" },
];

/**
 * The GST rate included in the price of one item, after its discount, on a day of the Indian calendar: the product's own
 * rate, unless a slab by price applies. The single source: the product page, the order, its tax in the
 * engine and its invoice all use this function.
 */
export function gstRateOf(goods: { hsn: string; gstRate: number; unitPrice: number }, day: string): number {
  const slab = priceSlabs.find(
    ({ chapters, from }) => from <= day && chapters.some((chapter) => goods.hsn.startsWith(chapter)),
  );
  if (!slab) return goods.gstRate;
  return goods.unitPrice <= slab.upTo ? slab.rate : slab.above;
}

/** Delivery and its fees are part of the supply of the goods: they have the rate of the most valuable line. */
export function deliveryRateOf(lines: readonly { total: number; rate: number }[]): number {
  return lines.reduce((best, line) => (line.total > best.total ? line : best)).rate;
}
