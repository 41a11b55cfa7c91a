import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { INDIA } from "./base-names";

/**
 * Throws with one sentence if the engine has a second region, or sells in another currency: the shop would ignore both.
 * New ones are refused by the database (schema 0321); this is for what was there before.
 */
export async function refuseOtherRegions(container: MedusaContainer): Promise<void> {
  const [regions, stores] = await Promise.all([
    container.resolve(Modules.REGION).listRegions({}, { select: ["name", "currency_code"], take: 50 }),
    container.resolve(Modules.STORE).listStores({}, { relations: ["supported_currencies"], take: 50 }),
  ]);
  const others = regions
    .filter(({ name, currency_code }) => name !== INDIA.name || currency_code !== INDIA.currency)
    .map(({ name, currency_code }) => `region "${name}" (${currency_code})`);
  const currencies = stores
    .flatMap(({ supported_currencies }) => supported_currencies ?? [])
    .filter(({ currency_code }) => currency_code !== INDIA.currency)
    .map(({ currency_code }) => `currency "${currency_code}"`);
  const found = [...others, ...currencies];
  if (found.length === 0) return;
  throw new Error(
    `This shop sells in one region, India, in rupees: remove ${found.join(", ")} from the engine before it can start (docs/operating.md).`,
  );
}
