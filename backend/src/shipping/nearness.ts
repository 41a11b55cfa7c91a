import { lookupPincode } from "./lookup-pincode";

/**
 * How far a stock location is from a delivery pincode, by their pincodes: 0 in the same district, 1 in the same state,
 * 2 in the same postal region (the first digit), 3 farther, 4 for a location without a pincode.
 */
export function nearness(locationPincode: string | null, deliveryPincode: string): number {
  if (!locationPincode) return 4;
  const [from, to] = [lookupPincode(locationPincode), lookupPincode(deliveryPincode)];
  if (from && to && from.state === to.state) return from.district === to.district ? 0 : 1;
  return locationPincode[0] === deliveryPincode[0] ? 2 : 3;
}
