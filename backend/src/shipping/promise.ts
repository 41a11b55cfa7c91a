import { messages } from "../contract/messages";
import { Refusal } from "../contract/refusal";
import type { CashHistory } from "./cash-on-delivery";
import type { ShippingRules } from "./defaults";
import { deliveryWindow } from "./delivery-window";
import { lookupPincode } from "./lookup-pincode";
import { type QuotedLine, quoteParcel } from "./quote";
import { vehiclePromise } from "./vehicle/quote-vehicle";
import type { Taken } from "./vehicle/slots";
import { isListed, zoneOf } from "./zone";

/** Who asks, as far as it is known. */
export type Asker = { phones: readonly (string | null | undefined)[]; history: CashHistory };

export type PromiseCase = {
  pincode: string;
  /** Empty if no product is named. */
  lines: readonly QuotedLine[];
  asker: Asker | undefined;
  onlineAvailable: boolean;
  at: Date;
  /** How full the slots of the shop's own vehicle are. */
  taken: Taken;
};

/** What a page may promise for a pincode: about the products if they are named, otherwise about the place alone. */
export function pincodePromise(
  rules: ShippingRules,
  { pincode, lines, asker, onlineAvailable, at, taken }: PromiseCase,
) {
  const place = lookupPincode(pincode);
  const { offer, refusal } = offerFor();
  const isServed = refusal === null;
  const codAtPlace = isServed && !isListed(pincode, rules.cod.blockedPincodes);
  const window = () => deliveryWindow(at, rules.rates[zoneOf(pincode, rules)].days, rules.dispatch);
  return {
    pincode,
    district: place?.district ?? null,
    state: place?.state ?? null,
    serviceable: isServed,
    codAvailable: offer ? offer.codAvailable : codAtPlace,
    estimatedDelivery: isServed ? (offer?.estimatedDelivery ?? window()) : null,
    refusal,
    offer,
    vehicle: vehiclePromise(rules, { lines, pincode, at, ...asker }, taken),
  };

  function offerFor() {
    if (lines.length === 0) {
      const isUnserved = isListed(pincode, rules.unservedPincodes);
      return {
        offer: null,
        refusal: isUnserved ? { code: "unserved", message: messages.pincodeUnserved(pincode) } : null,
      };
    }
    try {
      const { shippingCharge, quote } = quoteParcel(rules, {
        lines,
        pincode,
        at,
        ...asker,
      });
      const shopperKnown = asker !== undefined;
      return { offer: { ...quote, shippingCharge, onlineAvailable, shopperKnown }, refusal: null };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { offer: null, refusal: { code: error.code, message: error.said } };
    }
  }
}
