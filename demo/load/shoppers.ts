import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { engineAddress } from "../../backend/src/accounts/addresses/engine-address";
import { findShopperBy } from "../../backend/src/accounts/person";
import { registerShopper } from "../../backend/src/accounts/register";
import type { AddressInput } from "../../backend/src/contract/addresses";
import { demoShoppers } from "../data";

/** Every demo shopper's password; printed when a shop starts on this machine, never used in production. */
export const demoShopperPassword = "demo-shopper-1";

/** The demo's shoppers with their sign-ins and addresses; returns the engine's customer id of each key. */
export async function loadShoppers(scope: MedusaContainer): Promise<Map<string, string>> {
  const customers = scope.resolve(Modules.CUSTOMER);
  const ids = new Map<string, string>();
  for (const { key, userName, email, phone, addresses } of demoShoppers) {
    const shopper =
      (await findShopperBy("email", email)) ??
      (await registerShopper(scope, { userName, email, phone, password: demoShopperPassword }));
    ids.set(key, shopper.id);
    const [known] = await customers.listCustomerAddresses({ customer_id: shopper.id }, { take: 1 });
    if (known) continue;
    await customers.updateCustomers(shopper.id, { metadata: { is_demo: true } });
    await customers.createCustomerAddresses(
      // Checked against the contract by the demo data's own test.
      addresses.map((address) => ({ ...engineAddress(address as AddressInput), customer_id: shopper.id })),
    );
  }
  return ids;
}
