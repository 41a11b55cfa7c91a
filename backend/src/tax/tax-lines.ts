import { shop } from "../contract/shop";

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
