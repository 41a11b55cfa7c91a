import { type Message, messages } from "../contract/messages";
import { parcelWeight } from "../contract/parcel";
import { Refusal } from "../contract/refusal";
import type { ShopIdentity } from "../contract/shop-identity";
import { mostOpen, noHistory } from "./cash-on-delivery";
import type { ShippingRules } from "./defaults";
import { readyDay } from "./delivery-window";
import type { Quote, QuoteCase } from "./quote";

/** Where an order is picked up: the shop's address as an order keeps one; null while the shop has none. */
export function counterOf({ name, street, city, state, pincode }: ShopIdentity) {
  if (!street || !city.en || !pincode) return null;
  return { address: `${name.en}, ${street}`, city: city.en, state, pincode };
}

/** Whether the shop offers pickup: it is switched on, and people can find the shop. */
export const isPickupOffered = ({ pickup }: ShippingRules, shop: ShopIdentity): boolean =>
  pickup.isOffered && counterOf(shop) !== null;

/**
 * Why an order that is picked up cannot be paid at the counter; null if it can. No courier carries its money, so neither
 * amounts nor places nor returned parcels count; what staff decided about a person does, and so does how many unpaid
 * orders hold stock (ADR-0069).
 */
export function counterRefusal(
  { phones = [], history = noHistory }: Pick<QuoteCase, "phones" | "history">,
  { pickup, cod }: ShippingRules,
): Message | null {
  if (pickup.counterMeans.length === 0) return messages.counterNotAccepted;
  if (history.isBlocked || phones.some((phone) => phone && cod.blockedPhones.includes(phone)))
    return messages.counterPhone;
  return history.open.orders >= mostOpen(history, cod) ? messages.counterManyOpen : null;
}

/**
 * What an order costs that is picked up: nothing besides its goods, whatever they weigh. `estimatedDelivery` is the day by
 * which it is ready. 422 `pickup_not_offered`.
 */
export function quotePickup(
  rules: ShippingRules,
  shop: ShopIdentity,
  asked: Omit<QuoteCase, "pincode">,
): Quote {
  if (!isPickupOffered(rules, shop)) throw new Refusal(422, "pickup_not_offered", messages.pickupNotOffered);
  const codReason = counterRefusal(asked, rules);
  const ready = readyDay(asked.at, rules.pickup.readyDays, rules.dispatch);
  return {
    shippingCharge: 0,
    quote: {
      serviceable: true,
      pincodeKnown: true,
      zone: "A",
      ...parcelWeight(asked.lines, rules.volumetricDivisor),
      freeShippingGap: 0,
      codAvailable: codReason === null,
      codFee: 0,
      codReason,
      codAsksForCode: false,
      codCodeHours: null,
      travelDays: { min: 0, max: 0 },
      estimatedDelivery: { from: ready, to: ready },
    },
  };
}
