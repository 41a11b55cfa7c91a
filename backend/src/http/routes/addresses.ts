import {
  createCustomerAddressesWorkflow,
  deleteCustomerAddressesWorkflow,
  updateCustomerAddressesWorkflow,
} from "@medusajs/medusa/core-flows";
import { checkPincode } from "../../accounts/addresses/check-pincode";
import { engineAddress } from "../../accounts/addresses/engine-address";
import { listAddresses, ownAddress } from "../../accounts/addresses/own-address";
import { presentAddress } from "../../accounts/addresses/present-address";
import type { addresses } from "../../contract/addresses";
import { limits } from "../../contract/limits";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import type { Routes } from "../pipeline/route";

export const addressesRoutes = {
  addAddress: async ({ body, actor, scope }) => {
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
      // If another request saved the tenth at the same moment, the database refused ours.
      await refuseEleventh();
      throw error;
    }
  },

  getAddresses: async ({ actor, scope }) => ({
    data: (await listAddresses(scope, actor.id)).map(presentAddress),
  }),

  /** The body is the whole address: omitted fields are deleted. */
  updateAddress: async ({ params, body, actor, scope }) => {
    const address = await ownAddress(scope, actor.id, params.addressId);
    const message = checkPincode(body);
    await updateCustomerAddressesWorkflow(scope).run({
      input: { selector: { id: address.id, customer_id: actor.id }, update: engineAddress(body) },
    });
    return { data: presentAddress(await ownAddress(scope, actor.id, address.id)), message };
  },

  deleteAddress: async ({ params, actor, scope }) => {
    const address = await ownAddress(scope, actor.id, params.addressId);
    await deleteCustomerAddressesWorkflow(scope).run({ input: { ids: [address.id] } });
    const left = await listAddresses(scope, actor.id);
    return { data: left.map(presentAddress), message: messages.addressDeleted };
  },
} satisfies Routes<typeof addresses>;
