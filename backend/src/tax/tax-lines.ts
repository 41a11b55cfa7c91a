import { toPaise } from "../contract/money";
import { shop } from "../platform/identity/current";
import { effectiveRate } from "./margin";

export type TaxLine = { code: string; rate: number; description: string; provider_id: string };

/** Who sells, for GST: without a GSTIN the shop is not registered and must not charge it. */
export type Seller = { state: string; gstin: string };

/** The engine's tax lines: two equal halves inside the seller's state, one whole rate to any other. */
export function taxLines(rate: number, deliveryState: string, seller: Seller = shop()): TaxLine[] {
  if (rate === 0 || seller.gstin === "") return [];
  const line = (code: string, percent: number) => ({
    code,
    rate: percent,
    description: `${code} ${percent} %`,
    provider_id: "gst",
  });
  if (deliveryState !== seller.state) return [line("IGST", rate)];
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
