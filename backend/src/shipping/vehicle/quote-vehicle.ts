import { type Message, messages } from "../../contract/messages";
import { addRupees } from "../../contract/money";
import { type ParcelLine, parcelWeight } from "../../contract/parcel";
import { Refusal } from "../../contract/refusal";
import type { VehiclePromise, VehicleSlot } from "../../contract/shipping";
import { asksForCode, type CashHistory, noHistory, personRefusal } from "../cash-on-delivery";
import type { ShippingRules } from "../defaults";
import { lookupPincode } from "../lookup-pincode";
import { courierRefusal, goodsValue, type Quote, type QuoteCase } from "../quote";
import { isListed, zoneOf } from "../zone";
import { freeSlots, openSlots, type Taken } from "./slots";

/** Rupees for bringing `kg`: by the heaviest band that it reaches, and free from an order value on. */
export function vehicleCharge({ vehicle }: ShippingRules, kg: number, goods: number): number {
  if (vehicle.freeFrom !== null && goods >= vehicle.freeFrom) return 0;
  return vehicle.bands.findLast(({ fromKg }) => kg >= fromKg)?.charge ?? vehicle.charge;
}

/**
 * Why an order cannot be paid at the door of its shopper; null if it can. No courier carries the money, so amounts and pincodes do
 * not count. What is known of a person does: a trip in vain costs the shop as much as a courier's (ADR-0070).
 */
export function doorRefusal(
  { phones = [], history = noHistory }: { phones?: QuoteCase["phones"]; history?: CashHistory | undefined },
  { vehicle, cod }: ShippingRules,
): Message | null {
  if (vehicle.doorMeans.length === 0) return messages.doorNotAccepted;
  return personRefusal({ phones, history }, cod);
}

const carries = ({ vehicle: { largest } }: ShippingRules, lines: readonly ParcelLine[], kg: number) =>
  kg <= largest.kg &&
  lines.every((line) => Math.max(line.lengthCm, line.breadthCm, line.heightCm) <= largest.sideCm);

/** Why the vehicle does not bring these goods there, whatever its slots; null if it does. */
function vehicleRefusal(rules: ShippingRules, { lines, pincode }: QuoteCase): Refusal | null {
  const { isOffered, pincodes, goods } = rules.vehicle;
  const no = (code: string, message: Message) => new Refusal(422, code, message);
  if (!isOffered) return no("vehicle_not_offered", messages.vehicleNotOffered);
  if (!isListed(pincode, pincodes)) return no("vehicle_not_there", messages.vehicleNotThere(pincode));
  if (goods === "refused" && !courierRefusal(rules, { lines, pincode }))
    return no("vehicle_not_offered", messages.vehicleNotOffered);
  if (!carries(rules, lines, parcelWeight(lines, rules.volumetricDivisor).actualKg))
    return no("vehicle_too_large", messages.vehicleTooLarge);
  return null;
}

/**
 * What an order costs that the shop's own vehicle brings in one of these slots, which are in order of time. 422
 * `vehicle_not_offered`, `vehicle_not_there`, `vehicle_too_large`, `vehicle_full`.
 */
export function quoteVehicle(
  rules: ShippingRules,
  asked: QuoteCase,
  slots: readonly VehicleSlot[],
): Quote & { first: VehicleSlot } {
  const refusal = vehicleRefusal(rules, asked);
  if (refusal) throw refusal;
  const [first] = slots;
  if (!first) throw new Refusal(422, "vehicle_full", messages.vehicleNoSlot);
  const { lines, pincode, phones, history = noHistory } = asked;
  const weight = parcelWeight(lines, rules.volumetricDivisor);
  const goods = goodsValue(lines);
  const charge = vehicleCharge(rules, weight.actualKg, goods);
  const codReason = doorRefusal({ phones, history }, rules);
  const isCodeAsked = codReason === null && asksForCode(addRupees(goods, charge), history, rules.cod);
  const { freeFrom } = rules.vehicle;
  return {
    first,
    shippingCharge: charge,
    quote: {
      serviceable: true,
      pincodeKnown: lookupPincode(pincode) !== undefined,
      zone: zoneOf(pincode, rules),
      ...weight,
      freeShippingGap: freeFrom === null ? 0 : Math.max(0, addRupees(freeFrom, -goods)),
      codAvailable: codReason === null,
      codFee: 0,
      codReason,
      codAsksForCode: isCodeAsked,
      codCodeHours: isCodeAsked ? rules.cod.confirmWithinHours : null,
      travelDays: { min: 0, max: 0 },
      estimatedDelivery: { from: first.day, to: first.day },
    },
  };
}

/** The slots that are left for an order placed now. */
export const slotsLeft = (rules: ShippingRules, at: Date, taken: Taken): VehicleSlot[] =>
  freeSlots(openSlots(rules, at), rules, taken);

/** What a page may say of the shop's own vehicle, for these goods there; null if it does not bring them. */
export function vehiclePromise(rules: ShippingRules, asked: QuoteCase, taken: Taken): VehiclePromise | null {
  if (!rules.vehicle.isOffered || asked.lines.length === 0) return null;
  try {
    const { shippingCharge, quote, first } = quoteVehicle(rules, asked, slotsLeft(rules, asked.at, taken));
    return { shippingCharge, codAvailable: quote.codAvailable, first };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return null;
  }
}
