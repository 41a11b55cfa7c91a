import type { ShippingQuote } from "../contract/shipping";

const rupees = (amount: number) => `₹${amount.toLocaleString("en-IN")}`;

/** What the checkout says beside the charge. */
export function chargeSentence(charge: number, quote: ShippingQuote): string {
  if (charge === 0) return "Free shipping";
  if (quote.freeShippingGap > 0)
    return `Shipping ${rupees(charge)}. Add goods for ${rupees(quote.freeShippingGap)} more for free shipping`;
  return `Shipping ${rupees(charge)}`;
}
