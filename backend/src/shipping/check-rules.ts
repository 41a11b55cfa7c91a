import type { FieldError } from "../contract/refusal";
import type { ShippingRules } from "./defaults";
import { knownDistricts, lookupPincode } from "./lookup-pincode";
import { isListed } from "./zone";

/** Checks what the schemas cannot: whether the places exist, and whether every zone can still be reached. */
export function problemsOf(rules: ShippingRules): FieldError[] {
  const { home, specialStates, specialPincodes, metroDistricts, unservedPincodes } = rules;
  const problems: FieldError[] = [];
  const add = (field: string, message: string) => problems.push({ field, message });

  const place = lookupPincode(home.pincode);
  if (place && place.state !== home.state)
    add("home.state", `Pincode ${home.pincode} belongs to ${place.state}`);
  if (!home.cityPincodes.includes(home.pincode))
    add("home.cityPincodes", `The shop's own pincode ${home.pincode} belongs to zone A`);
  for (const pincode of home.cityPincodes) {
    const state = lookupPincode(pincode)?.state;
    if (state && state !== home.state) add("home.cityPincodes", `Pincode ${pincode} belongs to ${state}`);
    else if (isListed(pincode, specialPincodes))
      add("specialPincodes", `Pincode ${pincode} is in zone A already`);
  }
  if (specialStates.includes(home.state))
    add("specialStates", `The shop stands in ${home.state}: zones A and B would never apply`);
  const districts = knownDistricts();
  for (const metro of metroDistricts)
    if (!districts.has(metro)) add("metroDistricts", `There is no district "${metro}"`);
  if (isListed(home.pincode, unservedPincodes))
    add("unservedPincodes", `The shop stands at ${home.pincode} itself`);
  return problems;
}
