import { messages } from "../contract/messages";
import type { Attempt } from "./attempt";
import type { GatewayPayment } from "./gateway";

type Due = Pick<Attempt, "amount_paise">;

/** The money is with the shop, or was. */
export const isCaptured = ({ status }: GatewayPayment) => status === "captured";

/** What this payment must be to pay its order: all of the amount, in rupees, none of it given back. */
export function isWhole(payment: GatewayPayment, { amount_paise }: Due): boolean {
  return isDue(payment, { amount_paise }) && payment.refundedPaise === 0;
}

/** An authorised payment of the right amount may be captured; any other is left to fall back by itself. */
export function isDue({ amountPaise, currency }: GatewayPayment, { amount_paise }: Due): boolean {
  return amountPaise === amount_paise && currency === "INR";
}

const byAge = (one: GatewayPayment, other: GatewayPayment) => one.createdAt - other.createdAt;

/** The payments that were captured, oldest first. */
export const capturedOf = (payments: readonly GatewayPayment[]) => payments.filter(isCaptured).sort(byAge);

/** What the bank said of the latest try; null where it did not fail. */
export function failureOf(payments: readonly GatewayPayment[]): string | null {
  const latest = [...payments].sort(byAge).at(-1);
  if (latest?.status !== "failed") return null;
  return latest.failure?.slice(0, 300) || String(messages.bankRefused);
}
