import { updateCustomerAddressesWorkflow } from "@medusajs/medusa/core-flows";
import { checkPincode } from "../../../accounts/addresses/check-pincode";
import { engineAddress } from "../../../accounts/addresses/engine-address";
import { ownAddress } from "../../../accounts/addresses/own-address";
import { presentAddress } from "../../../accounts/addresses/present-address";
import { door } from "../../pipeline/door";

/** The body is the whole address: what it leaves out is gone. */
export const updateAddress = door("updateAddress", async ({ params, body, actor, scope }) => {
  const address = await ownAddress(scope, actor.id, params.addressId);
  const message = checkPincode(body);
  await updateCustomerAddressesWorkflow(scope).run({
    input: { selector: { id: address.id, customer_id: actor.id }, update: engineAddress(body) },
  });
  return { data: presentAddress(await ownAddress(scope, actor.id, address.id)), message };
});
