import { type DatedRate, datedRates } from "./dated-rates";

/**
 * The GST rate included in the price of one item, after its discount, on a day of the Indian calendar: the product's own
 * rate, unless a dated one applies. The single source: the product page, the order, the engine's tax lines and the
 * invoice all use this function.
 */
export function gstRateOf(
  goods: { hsn: string; gstRate: number; unitPrice: number },
  day: string,
  rates: readonly DatedRate[] = datedRates(),
): number {
  const inForce = ratesOf(goods.hsn, rates)
    .filter(({ from }) => from <= day)
    .reduce<DatedRate | undefined>(
      (latest, rate) => (latest && latest.from > rate.from ? latest : rate),
      undefined,
    );
  if (!inForce) return goods.gstRate;
  const { slab, rate } = inForce;
  return slab && goods.unitPrice > slab.upTo ? slab.above : rate;
}

const ratesOf = (hsn: string, rates: readonly DatedRate[]) =>
  rates.filter(({ headings }) => headings.some((heading) => hsn.startsWith(heading)));

/** The next day on which another rate begins for goods of this HSN; undefined if none is entered. */
export const nextRateDay = (
  hsn: string,
  day: string,
  rates: readonly DatedRate[] = datedRates(),
): string | undefined =>
  ratesOf(hsn, rates)
    .map(({ from }) => from)
    .filter((from) => from > day)
    .sort()[0];

/** Delivery and its fees are part of the supply of the goods: they have the rate of the most valuable line. */
export function deliveryRateOf(lines: readonly { total: number; rate: number }[]): number {
  return lines.reduce((best, line) => (line.total > best.total ? line : best)).rate;
}
