import { toPaise } from "../contract/money";
import { shop } from "../contract/shop";
import { effectiveRate } from "./margin";

export type TaxLine = { code: string; rate: number; description: string; provider_id: string };

/** The engine's tax lines: two equal halves inside the shop's own state, one whole rate to any other. */
export function taxLines(rate: number, deliveryState: string): TaxLine[] {
  if (rate === 0) return [];
  const line = (code: string, percent: number) => ({
    code,
    rate: percent,
    description: `${code} ${percent} %`,
    provider_id: "gst",
  });
  if (deliveryState !== shop.state) return [line("IGST", rate)];
  return [line("CGST", rate / 2), line("SGST", rate / 2)];
}

/** Goods as they are taxed: what one costs, its rate on the day, and its purchase price if the tax is on the margin. */
export type TaxedGoods = { paidPrice: number; rate: number; purchasePrice: number | null };

/**
 * The engine's tax lines of goods. The engine only knows rates on whole prices: a used item gets the rate that results in
 * the tax on its margin.
 */
export function goodsTaxLines(
  { paidPrice, rate, purchasePrice }: TaxedGoods,
  deliveryState: string,
): TaxLine[] {
  const inEngine =
    purchasePrice === null ? rate : effectiveRate(toPaise(paidPrice), toPaise(purchasePrice), rate);
  return taxLines(inEngine, deliveryState);
}
