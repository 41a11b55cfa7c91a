import { messages } from "../contract/messages";
import type { Attempt } from "./attempt";
import type { GatewayPayment } from "./gateway";

type Due = Pick<Attempt, "amount_paise">;

/** The shop has the money, or had it before a refund. */
export const isCaptured = ({ status }: GatewayPayment) => status === "captured";

/** Whether this payment pays its order: the full amount, in rupees, nothing refunded. */
export function isWhole(payment: GatewayPayment, { amount_paise }: Due): boolean {
  return isDue(payment, { amount_paise }) && payment.refundedPaise === 0;
}

/** An authorised payment of the right amount may be captured; any other expires by itself. */
export function isDue({ amountPaise, currency }: GatewayPayment, { amount_paise }: Due): boolean {
  return amountPaise === amount_paise && currency === "INR";
}

const byAge = (one: GatewayPayment, other: GatewayPayment) => one.createdAt - other.createdAt;

/** The captured payments, oldest first. */
export const capturedOf = (payments: readonly GatewayPayment[]) => payments.filter(isCaptured).sort(byAge);

/** The bank's message for the latest payment; null if it did not fail. */
export function failureOf(payments: readonly GatewayPayment[]): string | null {
  const latest = [...payments].sort(byAge).at(-1);
  if (latest?.status !== "failed") return null;
  return latest.failure?.slice(0, 300) || String(messages.bankRefused);
}
