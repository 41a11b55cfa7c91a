import type { MedusaContainer } from "@medusajs/framework/types";
import { checkPincode } from "../accounts/addresses/check-pincode";
import { ownAddress } from "../accounts/addresses/own-address";
import { presentAddress } from "../accounts/addresses/present-address";
import type { AddressInput } from "../contract/addresses";
import type { OrderAddress } from "../orders/order-address";

type Choice = { addressId?: string | null | undefined; addressInfo?: AddressInput | null | undefined };

/** Returns the delivery address: a saved one of the shopper (404 for another shopper's) or the one typed in (422). */
export async function deliveryAddress(
  scope: MedusaContainer,
  customerId: string,
  { addressId, addressInfo }: Choice,
): Promise<OrderAddress> {
  if (addressInfo) {
    checkPincode(addressInfo);
    return freeze(addressInfo);
  }
  return freeze(presentAddress(await ownAddress(scope, customerId, addressId ?? "")));
}

function freeze(address: Omit<AddressInput, "state"> & { state: string }): OrderAddress {
  return {
    name: address.name,
    phone: address.phone,
    email: address.email || null,
    address: address.address,
    city: address.city,
    state: address.state,
    pincode: address.pincode,
    notes: address.notes || null,
  };
}
