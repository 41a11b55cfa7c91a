import type { Actor } from "../../api/actor";
import { cashHistory } from "../../ordering/parcel/cash-history";
import type { ShippingRules } from "../../shipping/defaults";
import type { Asker } from "../../shipping/promise";

/** What is known of whoever asks for a quote; nothing of a guest. */
export async function askerOf(actor: Actor, rules: ShippingRules): Promise<Asker | undefined> {
  if (actor.kind !== "shopper") return undefined;
  return { phone: actor.phone, history: await cashHistory(actor.id, rules.cod.returnsToOrigin.withinDays) };
}
