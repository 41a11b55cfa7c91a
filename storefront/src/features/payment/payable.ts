import type { ResponseOf } from "@contract";
import { parseStored, readSession, removeSession, sessionKeys, writeSession } from "@/lib/storage";

/** An order that waits for its payment, and what its payment needs. */
export type Payable = {
  orderId: string;
  razorpayOrderId: string;
  /** Rupees. */
  amount: number;
  /** What opens the payment window; a provider without a window has neither. */
  keyId: string | undefined;
  checkoutScript: string | undefined;
  prefill: { name: string; email: string; contact: string };
  /** Until when the items are held. */
  expiresAt: string;
  /** The same payment as a page of its own, where there is no window or it cannot open. */
  approvalURL: string;
};

/** The shop's response to an order that is paid online; undefined if it is paid otherwise. */
export function payableOf(answer: ResponseOf<"createOrder">): Payable | undefined {
  const { orderId, razorpayOrderId, amount, keyId, prefill, expiresAt, approvalURL, checkoutScript } = answer;
  if (!razorpayOrderId || !amount || !prefill || !expiresAt || !approvalURL) return undefined;
  return { orderId, razorpayOrderId, amount, keyId, prefill, expiresAt, approvalURL, checkoutScript };
}

/** Stored for this tab, so that a payment can be resumed after its window was closed. */
export const keepPayable = (payable: Payable) => writeSession(sessionKeys.payable, JSON.stringify(payable));

export const forgetPayable = () => removeSession(sessionKeys.payable);

/** What was stored about this order's payment, while its items are held. */
export function keptPayable(orderId: string, now = Date.now()): Payable | undefined {
  const kept = parseStored(readSession(sessionKeys.payable)) as Payable | undefined;
  if (kept?.orderId !== orderId || !kept.amount || Date.parse(kept.expiresAt) <= now) return undefined;
  return kept;
}

/** The page on which an order that waits for its payment is paid, whichever provider takes it. */
export const paymentPage = (orderId: string) => `/api/payments/hosted/${encodeURIComponent(orderId)}`;
