import type { ShippingRules, Zone } from "./defaults";
import { lookupPincode, type PincodePlace } from "./lookup-pincode";

const isMetro = (place: PincodePlace | undefined, rules: ShippingRules) =>
  place !== undefined && rules.metroDistricts.includes(`${place.state}/${place.district}`);

/** The zone of a delivery pincode, tested in the order E, A, B, C, D; an unknown pincode is the rest of India, D. */
export function zoneOf(pincode: string, rules: ShippingRules): Zone {
  const place = lookupPincode(pincode);
  if (isListed(pincode, rules.specialPincodes)) return "E";
  if (place && rules.specialStates.includes(place.state)) return "E";
  if (rules.home.cityPincodes.includes(pincode)) return "A";
  if (place?.state === rules.home.state) return "B";
  if (isMetro(place, rules) && isMetro(lookupPincode(rules.home.pincode), rules)) return "C";
  return "D";
}

/** True if the pincode begins with one of `prefixes`: a list may contain a pincode or a whole area (`7931`). */
export function isListed(pincode: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => prefix !== "" && pincode.startsWith(prefix));
}
