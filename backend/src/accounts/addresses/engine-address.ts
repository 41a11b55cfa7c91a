import type { AddressInput } from "../../contract/addresses";

/** The shop's address in the engine's words, for customer addresses, carts and orders alike. */
export function engineAddress(input: Omit<AddressInput, "state"> & { state: string }) {
  return {
    first_name: input.name,
    company: input.company || null,
    phone: input.phone,
    address_1: input.address,
    address_2: input.notes ?? "",
    city: input.city,
    province: input.state,
    postal_code: input.pincode,
    country_code: "in",
    metadata: { email: input.email || null, gstin: input.gstin || null },
  };
}
