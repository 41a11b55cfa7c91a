import type { ShippingRules } from "./defaults";
import { deliveryWindow } from "./delivery-window";
import { lookupPincode } from "./lookup-pincode";
import { isListed, zoneOf } from "./zone";

/** What a product page may promise for a pincode before anything is known of the parcel. */
export function pincodePromise(rules: ShippingRules, pincode: string, at: Date) {
  const place = lookupPincode(pincode);
  const serviceable = !isListed(pincode, rules.unservedPincodes);
  return {
    pincode,
    district: place?.district ?? null,
    state: place?.state ?? null,
    serviceable,
    codAvailable: serviceable && !isListed(pincode, rules.cod.blockedPincodes),
    estimatedDelivery: deliveryWindow(at, rules.rates[zoneOf(pincode, rules)].days, rules.dispatch),
  };
}
