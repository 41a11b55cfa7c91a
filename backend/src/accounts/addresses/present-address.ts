import type { CustomerAddressDTO } from "@medusajs/framework/types";
import type { Address } from "../../contract/addresses";

/** An engine address as the shop shows it; the landmark is its second line, the e-mail stands in its metadata. */
export function presentAddress(address: CustomerAddressDTO): Address {
  const email = address.metadata?.email;
  return {
    _id: address.id,
    addressId: address.id,
    userId: address.customer_id,
    name: address.first_name ?? "",
    phone: address.phone ?? "",
    email: typeof email === "string" ? email : null,
    address: address.address_1 ?? "",
    city: address.city ?? "",
    state: address.province ?? "",
    pincode: address.postal_code ?? "",
    notes: address.address_2 || null,
  };
}
