import { type Message, messages } from "../contract/messages";
import type { FieldError } from "../contract/refusal";
import type { ShopIdentity } from "../contract/shop-identity";
import type { ShippingRules } from "./defaults";
import { knownDistricts, lookupPincode } from "./lookup-pincode";
import { counterOf } from "./pickup";
import { vehicleProblems } from "./vehicle/check-vehicle";
import { isListed } from "./zone";

/** Checks what the schemas cannot: whether the places exist, and whether every zone can still be reached. */
export function problemsOf(rules: ShippingRules, shop: ShopIdentity, isOnlineOffered: boolean): FieldError[] {
  const { home, specialStates, specialPincodes, metroDistricts, unservedPincodes } = rules;
  const problems: FieldError[] = [];
  const add = (field: string, message: Message) => problems.push({ field, message });

  const place = lookupPincode(home.pincode);
  if (place && place.state !== home.state)
    add("home.state", messages.pincodeOfOtherState(home.pincode, place.state));
  if (!home.cityPincodes.includes(home.pincode))
    add("home.cityPincodes", messages.ownPincodeInZoneA(home.pincode));
  for (const pincode of home.cityPincodes) {
    const state = lookupPincode(pincode)?.state;
    if (state && state !== home.state) add("home.cityPincodes", messages.pincodeOfOtherState(pincode, state));
    else if (isListed(pincode, specialPincodes)) add("specialPincodes", messages.pincodeInZoneA(pincode));
  }
  if (specialStates.includes(home.state)) add("specialStates", messages.shopStateSpecial(home.state));
  const districts = knownDistricts();
  for (const metro of metroDistricts)
    if (!districts.has(metro)) add("metroDistricts", messages.districtUnknown(metro));
  if (isListed(home.pincode, unservedPincodes)) add("unservedPincodes", messages.shopUnserved(home.pincode));
  if (rules.pickup.isOffered && !counterOf(shop)) add("pickup.isOffered", messages.pickupNeedsPlace);
  if (rules.pickup.isOffered && rules.pickup.counterMeans.length === 0 && !isOnlineOffered)
    add("pickup.counterMeans", messages.pickupNeedsPayment);
  return [...problems, ...vehicleProblems(rules, isOnlineOffered)];
}
