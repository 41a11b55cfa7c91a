import type { CodRules } from "./defaults";
import { rupees } from "./rupees";
import { isListed } from "./zone";

/** Rupees for collecting cash: a flat fee up to a value, then a percentage with a cap; whole rupees, for the doorstep. */
export function codFee(goods: number, { fee }: CodRules): number {
  if (goods <= fee.flatUpTo) return fee.flat;
  return Math.min(fee.max, Math.round((goods * fee.percent) / 100));
}

/** What a shopper's earlier orders tell. */
export type CashHistory = {
  /** Parcels that came back within the days of the rules. */
  returnsToOrigin: number;
  /** Whether any order has reached them. */
  hasReceived: boolean;
};

export const noHistory: CashHistory = { returnsToOrigin: 0, hasReceived: false };

export type CodCase = {
  /** Rupees of goods, before shipping and fee. */
  goods: number;
  pincode: string;
  phones?: readonly (string | null | undefined)[] | undefined;
  hasUsedPhone: boolean;
  returnsToOrigin: number;
};

/** Why cash is not taken for this order, in words for the shopper; null where it is. */
export function codRefusal(order: CodCase, rules: CodRules): string | null {
  if (order.goods < rules.min) return `it starts at orders of ${rupees(rules.min)}`;
  if (order.goods > rules.max) return `it is for orders up to ${rupees(rules.max)}`;
  if (order.hasUsedPhone && order.goods > rules.maxUsedPhone)
    return `with a second-hand phone it is for orders up to ${rupees(rules.maxUsedPhone)}`;
  if (isListed(order.pincode, rules.blockedPincodes)) return `it is not offered at ${order.pincode}`;
  if (order.phones?.some((phone) => phone && rules.blockedPhones.includes(phone)))
    return "please pay online for this order";
  if (order.returnsToOrigin > rules.returnsToOrigin.atMost)
    return "parcels to you came back to us, so please pay online for this order";
  return null;
}

/** Whether a cash order over `total` rupees is to be confirmed with a code: a large one, by whom nothing reached yet. */
export function asksForCode(
  total: number,
  { hasReceived }: CashHistory,
  { confirmAbove }: CodRules,
): boolean {
  return confirmAbove !== null && total > confirmAbove && !hasReceived;
}
