import type { PaymentStatus } from "@contract/order-states";

/** What the payment-return page can show. */
export type PaymentScreen =
  | "none"
  | "checking"
  | "success"
  | "failed"
  | "closed"
  | "confirming"
  | "unverified";

/** The page asks every few seconds, for a minute. After that the bank is slow, and the shopper may go on. */
export const pollEveryMs = 3_000;
export const pollForMs = 60_000;

/**
 * What the shopper is told. `outcome` is what the way back from the payment window says; the order's own payment
 * status, where it is known, always outweighs it.
 */
export function paymentScreen(known: {
  orderId: string | undefined;
  outcome: string | null;
  paymentStatus: PaymentStatus | undefined;
  isUnreadable: boolean;
  waitedMs: number;
}): PaymentScreen {
  if (known.paymentStatus === "paid" || known.paymentStatus === "authorized") return "success";
  if (known.paymentStatus === "failed" || known.paymentStatus === "cancelled") return "failed";
  if (!known.orderId) return "none";
  if (known.outcome === "closed") return "closed";
  if (known.outcome === "failed") return "failed";
  if (known.isUnreadable || known.outcome === "unverified") return "unverified";
  return known.waitedMs >= pollForMs ? "confirming" : "checking";
}
