import { type Message, messages } from "../contract/messages";
import { addRupees, timesRupees } from "../contract/money";
import { isTooLarge, type ParcelLine, parcelWeight } from "../contract/parcel";
import { Refusal } from "../contract/refusal";
import type { ShippingQuote } from "../contract/shipping";
import { asksForCode, type CashHistory, codFee, codRefusal, noHistory } from "./cash-on-delivery";
import { freeShippingGap, shippingCharge } from "./charge";
import type { ShippingRules } from "./defaults";
import { deliveryWindow } from "./delivery-window";
import { lookupPincode } from "./lookup-pincode";
import { isListed, zoneOf } from "./zone";

export type QuotedLine = ParcelLine & {
  /** Rupees that one item is sold for. */
  unitPrice: number;
  isUsedPhone: boolean;
};

export type QuoteCase = {
  lines: readonly QuotedLine[];
  pincode: string;
  at: Date;
  /**
   * The numbers of the account and of the address, as far as they are known: one may be on the list of those who must
   * pay online.
   */
  phones?: readonly (string | null | undefined)[] | undefined;
  /** An unknown shopper counts as a new one. */
  history?: CashHistory;
};

/** The quote before it is sent: why there is no cash on delivery, not yet in words. */
export type UnsentQuote = Omit<ShippingQuote, "codReason"> & { codReason: Message | null };
export type Quote = { shippingCharge: number; quote: UnsentQuote };

/** The value of the goods in rupees, exact to the paisa. */
export const goodsValue = (lines: readonly { unitPrice: number; quantity: number }[]): number =>
  addRupees(...lines.map(({ unitPrice, quantity }) => timesRupees(unitPrice, quantity)));

/** Why no courier brings these goods there: 422 `unserved` or `parcel_too_large`; null if one does. */
export function courierRefusal(
  rules: ShippingRules,
  { lines, pincode }: Pick<QuoteCase, "lines" | "pincode">,
): Refusal | null {
  if (isListed(pincode, rules.unservedPincodes))
    return new Refusal(422, "unserved", messages.pincodeUnserved(pincode));
  const { chargeableKg } = parcelWeight(lines, rules.volumetricDivisor);
  return isTooLarge(lines, chargeableKg, rules.largest)
    ? new Refusal(422, "parcel_too_large", messages.parcelTooLarge)
    : null;
}

/**
 * Charge, promise and cash-on-delivery terms of one parcel.
 * Refuses with 422 `unserved` where no courier goes and `parcel_too_large` where none takes it.
 */
export function quoteParcel(rules: ShippingRules, parcel: QuoteCase): Quote {
  const { lines, pincode, at } = parcel;
  const refusal = courierRefusal(rules, parcel);
  if (refusal) throw refusal;
  const weight = parcelWeight(lines, rules.volumetricDivisor);
  const zone = zoneOf(pincode, rules);
  const goods = goodsValue(lines);
  const history = parcel.history ?? noHistory;
  const codReason = codRefusal(
    {
      goods,
      pincode,
      phones: parcel.phones ?? [],
      hasUsedPhone: lines.some(({ isUsedPhone }) => isUsedPhone),
      history,
    },
    rules.cod,
  );
  const charge = shippingCharge(rules, { zone, chargeableKg: weight.chargeableKg, goods });
  const fee = codReason === null ? codFee(goods, rules.cod) : 0;
  const isCodeAsked = codReason === null && asksForCode(addRupees(goods, charge, fee), history, rules.cod);
  return {
    shippingCharge: charge,
    quote: {
      serviceable: true,
      pincodeKnown: lookupPincode(pincode) !== undefined,
      zone,
      ...weight,
      freeShippingGap: freeShippingGap(rules, zone, goods),
      codAvailable: codReason === null,
      codFee: fee,
      codReason,
      codAsksForCode: isCodeAsked,
      codCodeHours: isCodeAsked ? rules.cod.confirmWithinHours : null,
      travelDays: rules.rates[zone].days,
      estimatedDelivery: deliveryWindow(at, rules.rates[zone].days, rules.dispatch),
    },
  };
}
