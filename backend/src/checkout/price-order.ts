import type { CartLine } from "../cart/cart-lines";
import { checkStock } from "../cart/variants";
import { titleMessage } from "../catalog/titles";
import { messages } from "../contract/messages";
import { addRupees, type Paise, paise, timesRupees, toPaise } from "../contract/money";
import { namedBuyerFrom } from "../contract/named-buyer";
import { Refusal, refuse } from "../contract/refusal";
import type { VehicleSlot } from "../contract/shipping";
import type { OrderDiscount } from "../orders/order-discount";
import { shop } from "../platform/identity/current";
import { indiaClock } from "../platform/india-day";
import type { CashHistory } from "../shipping/cash-on-delivery";
import type { ShippingRules } from "../shipping/defaults";
import { quotedLine } from "../shipping/parcel/catalog-lines";
import { quotePickup } from "../shipping/pickup";
import { type Quote, type QuoteCase, quoteParcel } from "../shipping/quote";
import { slotTaken } from "../shipping/vehicle/hold-slot";
import { quoteVehicle, slotsLeft } from "../shipping/vehicle/quote-vehicle";
import { openSlots, slotKey, type Taken } from "../shipping/vehicle/slots";
import { noneTaken } from "../shipping/vehicle/taken-slots";
import { gstRateOf } from "../tax/rate";
import type { PlacementRequest } from "./request";

export type PricedLine = CartLine & {
  lineGstRate: number;
  /** What promotions take off the line; 0 until `applyOffer`. */
  discountPaise: Paise;
};

/** What is paid for a line, in paise. */
export const linePaise = ({ paidPrice, quantity, discountPaise }: PricedLine): Paise =>
  paise(toPaise(timesRupees(paidPrice, quantity)) - discountPaise);

/** The prices, charges and promises of an order. Amounts in rupees. */
export type PricedOrder = {
  lines: PricedLine[];
  subtotal: number;
  shippingCharge: number;
  codFee: number;
  total: number;
  /** What promotions took off, by promotion; already subtracted from lines, subtotal, shipping charge and total. */
  discounts: OrderDiscount[];
  /** A large cash order by a shopper without a delivered order: it has to be confirmed with a code. */
  asksForCode: boolean;
  /** For how many hours it waits for the code; null for no limit. */
  codeHours: number | null;
  expected: { from: string; to: string };
  /** When the shop's own vehicle brings it; null for any other way. */
  slot: VehicleSlot | null;
  /** What the charge was calculated from; stored with the engine's shipping method. */
  parcel: { zone: string; chargeableKg: number; pincode: string };
};

export const cartChanged = () => new Refusal(409, "cart_changed", messages.cartChanged);

/** Refuses what the shopper has not seen: a removed product, a new price, too little stock. */
function checkLine(line: CartLine): void {
  if (!line.published || line.toldPrice !== line.paidPrice) throw cartChanged();
  try {
    checkStock(line, line.quantity);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(error.status, error.code, messages.aboutProduct(titleMessage(line), error.said));
  }
}

/** Refuses with 409 if the shopper saw another total. */
export function checkExpectedTotal({ total }: PricedOrder, { expectedTotal }: PlacementRequest): void {
  if (expectedTotal !== null && addRupees(expectedTotal) !== total) throw cartChanged();
}

type OrderQuote = Quote & { slot: VehicleSlot | null };

/** The quote of the shop's own vehicle in the slot that was chosen. 409 `slot_full` if it can no longer be chosen. */
function quoteInSlot(
  rules: ShippingRules,
  asked: QuoteCase,
  { slot }: PlacementRequest,
  taken: Taken,
): OrderQuote {
  const chosen = slot && openSlots(rules, asked.at).find((open) => slotKey(open) === slotKey(slot));
  if (chosen) return { ...quoteVehicle(rules, asked, [chosen]), slot: chosen };
  const left = slotsLeft(rules, asked.at, taken);
  // Where it does not come at all, that is the better answer.
  quoteVehicle(rules, asked, left);
  throw slotTaken(left);
}

function quoteOf(
  rules: ShippingRules,
  asked: QuoteCase,
  request: PlacementRequest,
  taken: Taken,
): OrderQuote {
  if (request.deliveryMethod === "vehicle") return quoteInSlot(rules, asked, request, taken);
  const isPickup = request.deliveryMethod === "pickup";
  return { ...(isPickup ? quotePickup(rules, shop(), asked) : quoteParcel(rules, asked)), slot: null };
}

const cashRefused = {
  courier: messages.codNotAvailable,
  vehicle: messages.doorNotAvailable,
  pickup: messages.counterNotAvailable,
} as const;

/**
 * Calculates current prices, charges and terms for these lines, before promotions.
 * 409 `cart_changed`, `stock_short`, `out_of_stock`; 422 `cod_unavailable`, `unserved`, `parcel_too_large`,
 * `pickup_not_offered`, and as `quoteVehicle`; 409 `slot_full`.
 */
export function priceOrder(
  rules: ShippingRules,
  lines: readonly CartLine[],
  request: PlacementRequest,
  history: CashHistory,
  taken: Taken = noneTaken,
): PricedOrder {
  for (const line of lines) checkLine(line);
  const { address, buyer } = request;
  const { pincode } = address;
  const isPickup = request.deliveryMethod === "pickup";
  const asked = {
    lines: lines.map((line) => quotedLine(line, line.quantity)),
    pincode,
    at: request.at,
    phones: [buyer.phone, address.phone],
    history,
  };
  const { shippingCharge, quote, slot } = quoteOf(rules, asked, request, taken);
  const isCod = request.paymentMethod === "cod";
  if (isCod && quote.codReason !== null)
    throw new Refusal(422, "cod_unavailable", cashRefused[request.deliveryMethod](quote.codReason));

  const subtotal = addRupees(...lines.map(({ paidPrice, quantity }) => timesRupees(paidPrice, quantity)));
  const codFee = isCod ? quote.codFee : 0;
  const total = addRupees(subtotal, shippingCharge, codFee);
  if (isPickup && subtotal >= namedBuyerFrom && !address.buyerAddress)
    throw refuse.invalid([{ field: "pickupContact.address", message: messages.pickupAddressNeeded }]);
  const { day } = indiaClock(request.at);
  return {
    lines: lines.map((line) => ({
      ...line,
      discountPaise: paise(0),
      lineGstRate: gstRateOf({ hsn: line.hsn, gstRate: line.gstRate, unitPrice: line.paidPrice }, day),
    })),
    subtotal,
    shippingCharge,
    codFee,
    total,
    discounts: [],
    asksForCode: isCod && quote.codAsksForCode,
    codeHours: isCod ? quote.codCodeHours : null,
    expected: quote.estimatedDelivery,
    slot,
    parcel: { zone: quote.zone, chargeableKg: quote.chargeableKg, pincode },
  };
}
