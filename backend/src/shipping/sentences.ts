import { type Message, messages } from "../contract/messages";
import type { UnsentQuote } from "./quote";

/**
 * The sentence beside the charge at checkout. `freeUpToKg` is free from an order value on: a heavier parcel is charged
 * for the excess.
 */
export function chargeSentence(charge: number, quote: UnsentQuote, freeUpToKg: number): Message {
  if (charge === 0) return messages.shippingFree;
  if (quote.freeShippingGap === 0) return messages.shippingCharge(charge);
  return messages.shippingChargeUntilFree(charge, quote.freeShippingGap, freeUpToKg);
}
