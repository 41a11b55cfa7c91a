import type { ResponseOf } from "@contract";
import type { Outcome } from "./return-path";

export type Payment = ResponseOf<"getPayment">["data"];

/** What a shopper can be told of a payment. */
export type PaymentScreen =
  | "none"
  | "checking"
  | "success"
  | "failed"
  | "closed"
  | "confirming"
  | "unverified"
  | "expired"
  | "cancelled"
  | "refunding"
  | "refunded";

/** The page asks every few seconds, for a minute. After that the bank is slow, and the shopper may go on. */
export const pollEveryMs = 3_000;
export const pollForMs = 60_000;

/** True while the bank can still change its mind: a closed window or a failed try may yet turn out paid. */
export const isOpen = (payment: Payment | undefined) =>
  payment === undefined || payment.state === "waiting" || payment.state === "failed";

/**
 * What the shopper is told. `outcome` is what the way back from the payment window says; what the shop knows of the
 * payment always outweighs it.
 */
export function paymentScreen(known: {
  payment: Payment | undefined;
  outcome: Outcome | undefined;
  isUnreadable: boolean;
  waitedMs: number;
}): PaymentScreen {
  const { payment, outcome, isUnreadable, waitedMs } = known;
  if (payment === undefined) return isUnreadable ? "unverified" : "checking";
  if (payment.state === "paid") return "success";
  if (payment.state !== "waiting") return payment.state;
  // A cash order has no payment to wait for.
  if (!payment.canRetry) return "none";
  if (outcome) return outcome;
  if (isUnreadable) return "unverified";
  return waitedMs >= pollForMs ? "confirming" : "checking";
}

/** Screens on which no money can be under way as far as we know, so that paying (again) is offered. */
export const offersPayment = (screen: PaymentScreen, payment: Payment | undefined) =>
  payment?.canRetry === true && (screen === "closed" || screen === "failed" || screen === "confirming");
