import type { Actor } from "../../../accounts/actor";
import { lineContexts } from "../../../cart/pricing-context";
import { cashHistory } from "../../../checkout/cash-limits/cash-history";
import type { ShippingRules } from "../../../shipping/defaults";
import type { QuotedShopper } from "../../../shipping/parcel/catalog-lines";
import type { Asker } from "../../../shipping/promise";
import { shopperId } from "../products/own-prices";

/** The destination, in addition to its pincode. */
type Place = {
  phone?: string | null | undefined;
  address?: { pincode: string; address: string } | undefined;
};

/** Whose prices a quote for a cart has, with what plugins supplied for the lines of that cart. */
export async function quotedShopper(identify: () => Promise<Actor>): Promise<QuotedShopper> {
  const id = await shopperId(identify);
  return { id, contexts: await lineContexts(id) };
}

/** What is known about the person asking for a quote, and about the destination; nothing for a guest. */
export async function askerOf(
  actor: Actor,
  rules: ShippingRules,
  { phone, address }: Place = {},
): Promise<Asker | undefined> {
  if (actor.kind !== "shopper") return undefined;
  const phones = [actor.phone, phone];
  const party = { customerId: actor.id, phones, address };
  return { phones, history: await cashHistory(party, rules.cod.returnsToOrigin.withinDays) };
}
