export type PriceBand = { from: number | undefined; to: number | undefined };

/** Reads a band of the price facet: `500-1000`, open at the end as `30000-`; 0 at the start means open. */
export function readBand(value: string): PriceBand {
  const [from = "", to = ""] = value.split("-");
  return { from: Number(from) || undefined, to: to === "" ? undefined : Number(to) };
}

/** True for the band that the price filter stands on exactly. */
export function isBand(
  band: PriceBand,
  filters: { minPrice?: number | undefined; maxPrice?: number | undefined },
) {
  return band.from === filters.minPrice && band.to === filters.maxPrice;
}
