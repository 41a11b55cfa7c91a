import type { CustomerAddressDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import {
  createCustomerAddressesWorkflow,
  deleteCustomerAddressesWorkflow,
  updateCustomerAddressesWorkflow,
} from "@medusajs/medusa/core-flows";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { hookOf } from "../../platform/engine/workflow-hooks";
import type { engineAddress } from "./engine-address";
import { ownAddress } from "./own-address";

/**
 * Changes of a shopper's addresses by the engine's own module, with its events. What its workflows do besides is for default addresses, which
 * the shop has none of, and takes five times as long; where a plugin listens to a workflow's hook, the workflow is run.
 */

type EngineAddress = ReturnType<typeof engineAddress>;

/** An eleventh one fails with the database's `shop_address_limit`. */
export async function addAddress(
  scope: MedusaContainer,
  customerId: string,
  input: EngineAddress,
): Promise<CustomerAddressDTO> {
  const addresses = [{ customer_id: customerId, ...input }];
  const [made] = hookOf("createCustomerAddressesWorkflow", "addressesCreated")
    ? (await createCustomerAddressesWorkflow(scope).run({ input: { addresses } })).result
    : await scope.resolve(Modules.CUSTOMER).createCustomerAddresses(addresses);
  if (!made) throw new Error("The engine made no address.");
  return made;
}

/** The address as it is then; throws 404 when the shopper has none with this id. */
export async function changeAddress(
  scope: MedusaContainer,
  selector: { id: string; customer_id: string },
  update: EngineAddress,
): Promise<CustomerAddressDTO> {
  if (hookOf("updateCustomerAddressesWorkflow", "addressesUpdated")) {
    // Read before, so that no plugin hears of an address that is not theirs, and after, because the plugin may have changed it.
    await ownAddress(scope, selector.customer_id, selector.id);
    await updateCustomerAddressesWorkflow(scope).run({ input: { selector, update } });
    return ownAddress(scope, selector.customer_id, selector.id);
  }
  const [changed] = await scope.resolve(Modules.CUSTOMER).updateCustomerAddresses(selector, update);
  if (!changed) throw refuse.notFound(messages.addressNotFound);
  return changed;
}

export async function removeAddress(scope: MedusaContainer, id: string): Promise<void> {
  if (hookOf("deleteCustomerAddressesWorkflow", "addressesDeleted"))
    await deleteCustomerAddressesWorkflow(scope).run({ input: { ids: [id] } });
  else await scope.resolve(Modules.CUSTOMER).deleteCustomerAddresses([id]);
}
