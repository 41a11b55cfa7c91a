import type { MedusaContainer } from "@medusajs/framework/types";
import { messages, type Unsent } from "../contract/messages";
import { toRupees } from "../contract/money";
import type { CartCode, Discount } from "../contract/promotions";
import type { CartOffer } from "./cart-offer";
import { labelOf } from "./definitions";
import { knownCodes } from "./known-codes";
import { goodsPaise, type Offer } from "./offer";
import { whyNot } from "./why-not";

/** What each promotion takes off, in rupees. */
export function presentDiscounts({ applied }: Offer): Discount[] {
  return applied.map((one) => ({
    code: one.definition.code,
    label: labelOf(one.definition),
    isAutomatic: one.definition.is_automatic,
    goods: toRupees(goodsPaise(one)),
    delivery: toRupees(one.deliveryPaise),
  }));
}

/** The codes of a cart: what they take off goods, or why they take off nothing. */
export async function presentCodes(
  scope: MedusaContainer,
  { found, offer, context }: CartOffer,
): Promise<Unsent<CartCode>[]> {
  const appliedOf = (code: string) => offer.applied.find(({ definition }) => definition.code === code);
  const idle = found.codes.filter((code) => !appliedOf(code));
  const known = await knownCodes(scope, idle);
  return found.codes.map((code) => {
    const applied = appliedOf(code);
    if (applied)
      return {
        code,
        isApplied: true,
        isForDelivery: applied.deliveryPaise > 0,
        problem: null,
        message: null,
      };
    const promotion = known.find((one) => one.code === code);
    const why = promotion
      ? whyNot(promotion, offer, context, new Date())
      : ({ problem: "unknown", message: messages.codeUnknown } as const);
    return { code, isApplied: false, isForDelivery: false, ...why };
  });
}
