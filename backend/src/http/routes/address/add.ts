import { createCustomerAddressesWorkflow } from "@medusajs/medusa/core-flows";
import { checkPincode } from "../../../accounts/addresses/check-pincode";
import { engineAddress } from "../../../accounts/addresses/engine-address";
import { listAddresses } from "../../../accounts/addresses/own-address";
import { presentAddress } from "../../../accounts/addresses/present-address";
import { limits } from "../../../contract/constants";
import { messages } from "../../../contract/messages";
import { refuse } from "../../../contract/refusal";
import { door } from "../../pipeline/door";

export const addAddress = door("addAddress", async ({ body, actor, scope }) => {
  const message = checkPincode(body);
  const refuseEleventh = async () => {
    const kept = await listAddresses(scope, actor.id);
    if (kept.length >= limits.addressesPerPerson) {
      throw refuse.conflict("too_many_addresses", messages.tooManyAddresses(limits.addressesPerPerson));
    }
  };
  await refuseEleventh();
  try {
    const { result } = await createCustomerAddressesWorkflow(scope).run({
      input: { addresses: [{ customer_id: actor.id, ...engineAddress(body) }] },
    });
    const [address] = result;
    if (!address) throw new Error("The engine made no address.");
    return { data: presentAddress(address), message };
  } catch (error) {
    // Another request may have saved the tenth in this moment: then the database refused ours.
    await refuseEleventh();
    throw error;
  }
});
