import type { ShippingQuote } from "../contract/shipping";
import { rupees } from "./rupees";

/**
 * The sentence beside the charge at checkout. `freeUpToKg` is free from an order value on: a heavier parcel is charged
 * for the excess.
 */
export function chargeSentence(charge: number, quote: ShippingQuote, freeUpToKg: number): string {
  if (charge === 0) return "Free shipping";
  if (quote.freeShippingGap === 0) return `Shipping ${rupees(charge)}`;
  const more = `Add goods for ${rupees(quote.freeShippingGap)} more`;
  return `Shipping ${rupees(charge)}. ${more} and the first ${freeUpToKg} kg ship free`;
}
