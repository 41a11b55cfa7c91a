import { readBand } from "./price-bands";

type Prices = { minPrice: number | undefined; maxPrice: number | undefined };
/** Two places among the stops: those of the lowest and the highest price. */
export type PriceSpan = { low: number; high: number };

/**
 * Where the thumbs of the price slider can stand, in rupees: the edges of the bands, the middles between them, and a
 * little beyond the last. The first means "from nothing", the last, infinite, "without limit". The steps grow with the
 * prices, as most things are cheap and a few cost a thousand times as much.
 */
export function priceStops(bands: readonly { value: string }[]): number[] {
  const edges = bands.map(({ value }) => readBand(value).from ?? 0);
  const last = edges.at(-1) ?? 0;
  const between = edges.flatMap((edge, at) => [edge, (edge + (edges[at + 1] ?? edge * 2)) / 2]);
  return [...between, last * 2, Number.POSITIVE_INFINITY];
}

/** The thumbs' places for the price filter: around prices that are no stops themselves. */
export function spanOf(
  { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY }: Partial<Prices>,
  stops: readonly number[],
) {
  const high = stops.findIndex((stop) => stop >= maxPrice);
  return {
    low: Math.max(
      0,
      stops.findLastIndex((stop) => stop <= minPrice),
    ),
    high,
  };
}

/** The price filter for the thumbs' places; at the ends there is no limit. */
export function pricesOf({ low, high }: PriceSpan, stops: readonly number[]): Prices {
  return {
    minPrice: low === 0 ? undefined : stops[low],
    maxPrice: high === stops.length - 1 ? undefined : stops[high],
  };
}
