import { type Message, messages } from "../../../contract/messages";
import type { DeliveryMethod } from "../../../contract/order-states";
import type { VehicleSlot } from "../../../contract/shipping";
import { shop } from "../../../platform/identity/current";
import type { ShippingRules } from "../../../shipping/defaults";
import { quotePickup } from "../../../shipping/pickup";
import { type Quote, type QuoteCase, quoteParcel } from "../../../shipping/quote";
import { chargeSentence } from "../../../shipping/sentences";
import { quoteVehicle, slotsLeft } from "../../../shipping/vehicle/quote-vehicle";
import type { Taken } from "../../../shipping/vehicle/slots";

/** The quote of one way to the shopper, and the sentence beside its charge. Refuses as the way's own quote does. */
export function quoteBy(
  method: DeliveryMethod,
  rules: ShippingRules,
  asked: QuoteCase,
  taken: Taken,
): Quote & { sentence: Message } {
  if (method === "pickup") return { ...quotePickup(rules, shop(), asked), sentence: messages.pickupFree };
  if (method === "vehicle") {
    const { shippingCharge, quote } = quoteVehicle(rules, asked, slotsLeft(rules, asked.at, taken));
    const sentence = shippingCharge === 0 ? messages.shippingFree : messages.vehicleBrings(shippingCharge);
    return { shippingCharge, quote, sentence };
  }
  const { shippingCharge, quote } = quoteParcel(rules, asked);
  return { shippingCharge, quote, sentence: chargeSentence(shippingCharge, quote, rules.free.upToKg) };
}

/** The slots among which a shopper chooses. */
export const quotedSlots = (
  method: DeliveryMethod,
  rules: ShippingRules,
  at: Date,
  taken: Taken,
): VehicleSlot[] => (method === "vehicle" && rules.vehicle.isOffered ? slotsLeft(rules, at, taken) : []);
