import { addAddress, changeAddress, removeAddress } from "../../accounts/addresses/change-addresses";
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
    try {
      const address = await addAddress(scope, actor.id, engineAddress(body));
      return { data: presentAddress(address), message };
    } catch (error) {
      // The database counts, so that ten requests at once are counted too (schema step 0005).
      await refuseEleventh();
      throw error;
    }
  },

  getAddresses: async ({ actor, scope }) => ({
    data: (await listAddresses(scope, actor.id)).map(presentAddress),
  }),

  /** The body is the whole address: omitted fields are deleted. */
  updateAddress: async ({ params, body, actor, scope }) => {
    const message = checkPincode(body);
    const changed = await changeAddress(
      scope,
      { id: params.addressId, customer_id: actor.id },
      engineAddress(body),
    );
    return { data: presentAddress(changed), message };
  },

  deleteAddress: async ({ params, actor, scope }) => {
    const address = await ownAddress(scope, actor.id, params.addressId);
    await removeAddress(scope, address.id);
    const left = await listAddresses(scope, actor.id);
    return { data: left.map(presentAddress), message: messages.addressDeleted };
  },
} satisfies Routes<typeof addresses>;
