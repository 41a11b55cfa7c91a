import type { MedusaContainer } from "@medusajs/framework/types";
import { toPaise } from "../contract/money";
import type { DeliveryMethod } from "../contract/order-states";
import { query } from "../platform/db/pool";
import { optionOf, orderingIds } from "../platform/engine/ordering-ids";
import { computeOffer, contextOf, type Delivery } from "./compute";
import { activeDefinitions, type Definition } from "./definitions";
import { noOffer, type Offer } from "./offer";
import { type PromotionCase, promotionCase } from "./promotion-case";
import { saveInCart } from "./save-in-cart";
import { countsFor } from "./usage";

/** What is computed for an open cart, and what it was computed from. */
export type CartOffer = { found: PromotionCase; offer: Offer; context: Record<string, unknown> };

/** Stands for the delivery of a cart whose destination is not known yet: shows whether a code for delivery would apply. */
const someDelivery = toPaise(100);

/** The candidates in the engine's order: automatic ones, and those whose code is in the cart. */
export const candidatesOf = (definitions: readonly Definition[], codes: readonly string[]): Definition[] =>
  definitions.filter(({ code, is_automatic: isAutomatic }) => isAutomatic || codes.includes(code));

/** The delivery of a quote; its shipping option follows from the method. */
type QuotedDelivery = Omit<Delivery, "optionId"> & { method: DeliveryMethod };

type Case = Promise<PromotionCase | undefined>;

/** Reads what promotions need of the shopper's open cart, ahead of `refreshOffer`. */
export function caseAhead(customerId: string): Case {
  const reading = promotionCase(query, customerId);
  // If it is not needed after all, nobody waits for it to fail.
  reading.catch(() => undefined);
  return reading;
}

/**
 * Computes what promotions take off the shopper's open cart; `extraCode` as if it had been entered too, `reading` if the
 * cart is being read already.
 */
export async function offerForCart(
  scope: MedusaContainer,
  customerId: string,
  version: string,
  {
    extraCode,
    delivery,
    reading = promotionCase(query, customerId),
  }: { extraCode?: string; delivery?: QuotedDelivery; reading?: Case | undefined } = {},
): Promise<CartOffer | undefined> {
  const [found, definitions, ids] = await Promise.all([
    reading,
    activeDefinitions(scope, version),
    orderingIds(scope),
  ]);
  if (!found) return undefined;
  const codes = extraCode ? [...found.codes, extraCode] : found.codes;
  const candidates = candidatesOf(definitions, codes);
  const to: Delivery = {
    paise: delivery?.paise ?? someDelivery,
    state: delivery?.state ?? null,
    pincode: delivery?.pincode ?? null,
    optionId: optionOf(ids, delivery?.method ?? "courier"),
  };
  const counts = await countsFor(query, candidates, found);
  const offer =
    candidates.length > 0 ? await computeOffer(scope, candidates, counts, found, to, new Date()) : noOffer;
  return { found, offer, context: contextOf(found, to) };
}

/** Computes the offer for the open cart and writes it into the engine's rows of the cart, if it has changed. */
export async function refreshOffer(
  scope: MedusaContainer,
  customerId: string,
  version: string,
  reading?: Case,
): Promise<CartOffer | undefined> {
  const computed = await offerForCart(scope, customerId, version, { reading });
  if (computed) await saveInCart(computed.found, computed.offer);
  return computed;
}
