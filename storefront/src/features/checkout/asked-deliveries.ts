import type { Address } from "@contract/addresses";
import type { ShopTerms } from "@contract/shipping";
import type { Destination } from "@/lib/delivery";

/** What no courier takes is the same everywhere, so it is asked for the shop's own pincode, if there is another way. */
export const anywhereFor = (terms: ShopTerms | undefined, ownPincode: string): Destination =>
  terms?.pickup || terms?.vehicle ? { pincode: ownPincode } : undefined;

/** What a courier is asked for an address. */
export const courierTo = (address: Address | undefined): Destination =>
  address && { pincode: address.pincode, phone: address.phone, address: address.address };
