import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { FULFILLMENT_SET, INDIA, SERVICE_ZONE } from "../platform/engine/base-names";

/**
 * The fulfilment set of the stock location with one service zone for the whole country. The shipping options and the
 * providers that price them follow in a separate seed (see seeds.ts).
 */
export async function seedDelivery(container: MedusaContainer, stockLocationId: string): Promise<void> {
  const fulfillment = container.resolve(Modules.FULFILLMENT);
  let [set] = await fulfillment.listFulfillmentSets({ name: FULFILLMENT_SET.name });
  set ??= await fulfillment.createFulfillmentSets({ ...FULFILLMENT_SET });

  const [zone] = await fulfillment.listServiceZones({ name: SERVICE_ZONE.name });
  if (!zone) {
    await fulfillment.createServiceZones({
      name: SERVICE_ZONE.name,
      fulfillment_set_id: set.id,
      geo_zones: [{ type: "country", country_code: INDIA.country }],
    });
  }

  // Creating a link twice is harmless: the second is an upsert of the same row.
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.STOCK_LOCATION]: { stock_location_id: stockLocationId },
    [Modules.FULFILLMENT]: { fulfillment_set_id: set.id },
  });
}
