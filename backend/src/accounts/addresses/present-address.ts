import type { CustomerAddressDTO } from "@medusajs/framework/types";
import type { Address } from "../../contract/addresses";

/** A text in an address's metadata, where anybody may write anything. */
export const metadataText = (value: unknown): string | null =>
  typeof value === "string" && value !== "" ? value : null;

/** An engine address as the shop shows it; the landmark is its second line, e-mail and GSTIN stand in its metadata. */
export function presentAddress(address: CustomerAddressDTO): Address {
  return {
    _id: address.id,
    addressId: address.id,
    userId: address.customer_id,
    name: address.first_name ?? "",
    phone: address.phone ?? "",
    email: metadataText(address.metadata?.email),
    address: address.address_1 ?? "",
    city: address.city ?? "",
    state: address.province ?? "",
    pincode: address.postal_code ?? "",
    notes: address.address_2 || null,
    company: address.company || null,
    gstin: metadataText(address.metadata?.gstin),
  };
}
