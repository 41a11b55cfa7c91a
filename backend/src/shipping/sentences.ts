import type { ShippingQuote } from "../contract/shipping";
import { rupees } from "./rupees";

/**
 * What the checkout says beside the charge. `freeUpToKg` is free from a value of goods on: a heavier parcel still pays
 * for what is above it.
 */
export function chargeSentence(charge: number, quote: ShippingQuote, freeUpToKg: number): string {
  if (charge === 0) return "Free shipping";
  if (quote.freeShippingGap === 0) return `Shipping ${rupees(charge)}`;
  const more = `Add goods for ${rupees(quote.freeShippingGap)} more`;
  return `Shipping ${rupees(charge)}. ${more} and the first ${freeUpToKg} kg ship free`;
}
