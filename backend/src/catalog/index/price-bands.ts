/** The boundaries between price bands, in rupees paid. */
const edges = [0, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000];

/** `min-max` in rupees for minPrice and maxPrice, the last `min-`. */
export const priceBands: string[] = edges.map((from, at) => {
  const to = edges[at + 1];
  return `${from}-${to === undefined ? "" : to - 0.01}`;
});

/** The band of a price. */
export function bandOf(paidPrice: number): number {
  let band = edges.length - 1;
  while (band > 0 && paidPrice < (edges[band] ?? 0)) band -= 1;
  return band;
}
