import type { ResponseOf } from "@contract";
import type { Outcome } from "./return-path";

export type Payment = ResponseOf<"getPayment">["data"];

/** What a shopper can be told about a payment. */
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

/** The page asks every few seconds, for a minute. After that the bank is slow, and the shopper may leave. */
export const pollEveryMs = 3_000;
export const pollForMs = 60_000;

/** True while the bank can still change the result: a closed window or a failed attempt may yet turn out paid. */
export const isOpen = (payment: Payment | undefined) =>
  payment === undefined || payment.state === "waiting" || payment.state === "failed";

/**
 * What the shopper is told. `outcome` is how the payment window was left; what the shop knows about the payment
 * always takes precedence.
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

/** Screens on which no money can be in transit as far as we know, so that paying (again) is offered. */
export const offersPayment = (screen: PaymentScreen, payment: Payment | undefined) =>
  payment?.canRetry === true && (screen === "closed" || screen === "failed" || screen === "confirming");
