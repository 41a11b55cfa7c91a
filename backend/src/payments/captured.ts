import type { Attempt } from "./attempt";
import type { Payment } from "./razorpay/client";

type Due = Pick<Attempt, "amount_paise">;

/** The money is with the shop, or was: a refunded payment had been captured. */
export const isCaptured = ({ captured, status }: Payment) =>
  captured || status === "captured" || status === "refunded";

/** What this payment must be to pay its order: all of the amount, in rupees, none of it given back. */
export function isWhole(payment: Payment, { amount_paise }: Due): boolean {
  return isDue(payment, { amount_paise }) && !payment.amount_refunded;
}

/** An authorised payment of the right amount may be captured; any other is left to fall back by itself. */
export function isDue({ amount, currency }: Payment, { amount_paise }: Due): boolean {
  return Number(amount) === amount_paise && currency === "INR";
}

const byAge = (one: Payment, other: Payment) => one.created_at - other.created_at;

/** The payments that were captured, oldest first. */
export const capturedOf = (payments: readonly Payment[]) => payments.filter(isCaptured).sort(byAge);

/** What the bank said of the latest try; null where it did not fail. */
export function failureOf(payments: readonly Payment[]): string | null {
  const latest = [...payments].sort(byAge).at(-1);
  if (latest?.status !== "failed") return null;
  return latest.error_description?.slice(0, 300) || "The bank refused the payment";
}
