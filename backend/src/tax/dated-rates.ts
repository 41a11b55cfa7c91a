import { keepInMemory } from "../platform/revisions/revisions";
import { readRates } from "./stored-rates";

/**
 * A rate that the law sets for goods by the first digits of their HSN, from a day on. With `slab` it depends on the price
 * of one item (rupees, tax included): `rate` up to that price, `above` beyond it.
 */
export type DatedRate = {
  headings: readonly string[];
  from: string;
  rate: number;
  slab?: { upTo: number; above: number };
};

let known: readonly DatedRate[] | undefined;

/** The dated rates as they were last read. Throws before the first reading: a rate is never guessed. */
export function datedRates(): readonly DatedRate[] {
  if (!known) throw new Error("The GST rates have not been read yet.");
  return known;
}

/** Replaces the rates in memory. */
export function keepRates(rates: readonly DatedRate[]): void {
  known = rates;
}

keepInMemory("gst-rates", async (run) => {
  const rows = await readRates(run);
  keepRates(rows.map(({ headings, from, rate, slab }) => ({ headings, from, rate, ...(slab && { slab }) })));
});
