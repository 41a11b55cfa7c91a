import { messages } from "../contract/messages";
import { Refusal } from "../contract/refusal";
import type { ShippingQuote } from "../contract/shipping";
import { codFee, codRefusal } from "./cash-on-delivery";
import { freeShippingGap, shippingCharge } from "./charge";
import type { ShippingRules } from "./defaults";
import { deliveryWindow } from "./delivery-window";
import { isTooLarge, type ParcelLine, parcelWeight } from "./parcel-weight";
import { isListed, zoneOf } from "./zone";

export type QuotedLine = ParcelLine & {
  /** Rupees that one piece is sold at. */
  unitPrice: number;
  isUsedPhone: boolean;
};

export type QuoteCase = {
  lines: readonly QuotedLine[];
  pincode: string;
  at: Date;
  /** The shopper's phone, where it is known: it may be on the list of those who pay online. */
  phone?: string | undefined;
  returnsToOrigin?: number;
};

export type Quote = { shippingCharge: number; quote: ShippingQuote };

/** The value of the goods in rupees, exact to the paisa. */
export function goodsValue(lines: readonly { unitPrice: number; quantity: number }[]): number {
  return (
    lines.reduce((paise, { unitPrice, quantity }) => paise + Math.round(unitPrice * 100) * quantity, 0) / 100
  );
}

/**
 * Charge, promise and cash-on-delivery terms of one parcel.
 * Refuses with 422 `unserved` where no courier goes and `parcel_too_large` where none takes it.
 */
export function quoteParcel(rules: ShippingRules, parcel: QuoteCase): Quote {
  const { lines, pincode, at } = parcel;
  if (isListed(pincode, rules.unservedPincodes))
    throw new Refusal(422, "unserved", messages.pincodeUnserved(pincode));
  const weight = parcelWeight(lines, rules.volumetricDivisor);
  if (isTooLarge(lines, weight.chargeableKg, rules.largest))
    throw new Refusal(422, "parcel_too_large", messages.parcelTooLarge);

  const zone = zoneOf(pincode, rules);
  const goods = goodsValue(lines);
  const codReason = codRefusal(
    {
      goods,
      pincode,
      phone: parcel.phone,
      hasUsedPhone: lines.some(({ isUsedPhone }) => isUsedPhone),
      returnsToOrigin: parcel.returnsToOrigin ?? 0,
    },
    rules.cod,
  );
  return {
    shippingCharge: shippingCharge(rules, { zone, chargeableKg: weight.chargeableKg, goods }),
    quote: {
      serviceable: true,
      zone,
      ...weight,
      freeShippingGap: freeShippingGap(rules, zone, goods),
      codAvailable: codReason === null,
      codFee: codReason === null ? codFee(goods, rules.cod) : 0,
      codReason,
      estimatedDelivery: deliveryWindow(at, rules.rates[zone].days, rules.dispatch),
    },
  };
}
