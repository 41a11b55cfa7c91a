import type { CustomerAddressDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";

/** All addresses of a shopper, newest first. */
export function listAddresses(scope: MedusaContainer, customerId: string): Promise<CustomerAddressDTO[]> {
  return scope
    .resolve(Modules.CUSTOMER)
    .listCustomerAddresses({ customer_id: customerId }, { order: { created_at: "DESC", id: "DESC" } });
}

/** The shopper's address with this id; throws 404 when there is none or it is another's. */
export async function ownAddress(
  scope: MedusaContainer,
  customerId: string,
  addressId: string,
): Promise<CustomerAddressDTO> {
  const [address] = await scope
    .resolve(Modules.CUSTOMER)
    .listCustomerAddresses({ id: [addressId], customer_id: customerId });
  if (!address) throw refuse.notFound(messages.addressNotFound);
  return address;
}
