import { type Message, messages } from "../contract/messages";
import { addRupees, percentOf } from "../contract/money";
import type { CodRules } from "./defaults";
import { isListed } from "./zone";

/**
 * Rupees for collecting cash: a flat fee up to a value, then a percentage with a cap; whole rupees, since cash is
 * counted at the door.
 */
export function codFee(goods: number, { fee }: CodRules): number {
  if (goods <= fee.flatUpTo) return fee.flat;
  return Math.min(fee.max, percentOf(goods, fee.percent));
}

/** What is known from a shopper's earlier orders, and from those of others to the same phone or address. */
export type CashHistory = {
  /** Parcels of this account that came back within the days of the rules. */
  returnsToOrigin: number;
  /** The same for the account, phone or address that has the most of them. */
  returnsThere: number;
  /** Whether any order was delivered to this account. */
  hasReceived: boolean;
  /** Staff have switched cash off for the account or one of the phones. */
  isBlocked: boolean;
  /** Cash orders that are neither delivered nor over, of the account, phone or address that has the most. */
  open: { orders: number; rupees: number };
};

export const noHistory: CashHistory = {
  returnsToOrigin: 0,
  returnsThere: 0,
  hasReceived: false,
  isBlocked: false,
  open: { orders: 0, rupees: 0 },
};

export type CodCase = {
  /** Rupees of goods, before shipping and fee. */
  goods: number;
  pincode: string;
  phones?: readonly (string | null | undefined)[] | undefined;
  hasUsedPhone: boolean;
  history: CashHistory;
};

/** How many cash orders may be open at once; more for accounts that an order was delivered to. */
export const mostOpen = ({ hasReceived }: CashHistory, { openOrders }: CodRules) =>
  hasReceived ? openOrders.known : openOrders.newcomers;

/** Why cash is not accepted for this order, in words for the shopper; null if it is. */
export function codRefusal(order: CodCase, rules: CodRules): Message | null {
  if (order.goods < rules.min) return messages.codFrom(rules.min);
  if (order.goods > rules.max) return messages.codUpTo(rules.max);
  if (order.hasUsedPhone && order.goods > rules.maxUsedPhone)
    return messages.codUsedPhone(rules.maxUsedPhone);
  if (isListed(order.pincode, rules.blockedPincodes)) return messages.codPincode(order.pincode);
  return personRefusal(order, rules);
}

/** Why no cash is accepted from this shopper, wherever it goes. */
export function personRefusal(
  { phones, history }: Pick<CodCase, "phones" | "history">,
  rules: CodRules,
): Message | null {
  if (phones?.some((phone) => phone && rules.blockedPhones.includes(phone))) return messages.codPhone;
  if (history.isBlocked) return messages.codPhone;
  if (history.returnsToOrigin > rules.returnsToOrigin.atMost) return messages.codReturns;
  if (history.returnsThere > rules.returnsToOrigin.atMost) return messages.codReturnsThere;
  if (history.open.orders >= mostOpen(history, rules)) return messages.codManyOpen;
  return null;
}

/**
 * Whether a cash order over `total` rupees needs a code: a large one, alone or together with those still open, by
 * somebody to whom nothing was delivered yet.
 */
export function asksForCode(
  total: number,
  { hasReceived, open }: CashHistory,
  { confirmAbove }: CodRules,
): boolean {
  if (confirmAbove === null || hasReceived) return false;
  return addRupees(total, open.rupees) > addRupees(confirmAbove);
}
