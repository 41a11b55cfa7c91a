import type { Language } from "@contract/constants";
import { leaveFor } from "./leave-for";
import { pay } from "./pay";
import { keptPayable, paymentPage } from "./payable";

/** Resumes the payment of an order that waits for it: in the window again, or on its own page from another device. */
export function payAgain(orderId: string, language: Language): Promise<string> {
  const kept = keptPayable(orderId);
  if (kept) return pay(kept, language);
  return leaveFor(paymentPage(orderId), orderId);
}
