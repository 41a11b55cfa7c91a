import { deleteCustomerAddressesWorkflow } from "@medusajs/medusa/core-flows";
import { listAddresses, ownAddress } from "../../../accounts/addresses/own-address";
import { presentAddress } from "../../../accounts/addresses/present-address";
import { messages } from "../../../contract/messages";
import { door } from "../../pipeline/door";

export const deleteAddress = door("deleteAddress", async ({ params, actor, scope }) => {
  const address = await ownAddress(scope, actor.id, params.addressId);
  await deleteCustomerAddressesWorkflow(scope).run({ input: { ids: [address.id] } });
  const left = await listAddresses(scope, actor.id);
  return { data: left.map(presentAddress), message: messages.addressDeleted };
});
