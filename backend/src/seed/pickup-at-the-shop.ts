import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { createShippingOptionsWorkflow } from "@medusajs/medusa/core-flows";
import { INDIA, PICKUP_SET, PICKUP_ZONE } from "../platform/engine/base-names";
import { engineIds } from "../platform/engine/engine-ids";
import { deliveryProvider, pickupOption } from "../platform/engine/provider-names";

/**
 * The shop's counter for the engine: a fulfilment set of its type "pickup" and a free shipping option in it. The option is
 * not offered to carts of the engine's own, because whether the shop offers pickup is one of its settings (ADR-0069).
 */
export async function seedPickupAtTheShop(container: MedusaContainer): Promise<void> {
  const fulfillment = container.resolve(Modules.FULFILLMENT);
  const ids = await engineIds(container);
  let [set] = await fulfillment.listFulfillmentSets({ name: PICKUP_SET.name });
  set ??= await fulfillment.createFulfillmentSets({ ...PICKUP_SET });
  let [zone] = await fulfillment.listServiceZones({ name: PICKUP_ZONE.name });
  zone ??= await fulfillment.createServiceZones({
    ...PICKUP_ZONE,
    fulfillment_set_id: set.id,
    geo_zones: [{ type: "country", country_code: INDIA.country }],
  });
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.STOCK_LOCATION]: { stock_location_id: ids.stockLocationId },
    [Modules.FULFILLMENT]: { fulfillment_set_id: set.id },
  });
  const [there] = await fulfillment.listShippingOptions({ name: pickupOption.name }, { take: 1 });
  if (there) return;
  await createShippingOptionsWorkflow(container).run({
    input: [
      {
        ...pickupOption,
        price_type: "flat",
        prices: [{ currency_code: INDIA.currency, amount: 0 }],
        service_zone_id: zone.id,
        shipping_profile_id: ids.shippingProfileId,
        provider_id: deliveryProvider,
        data: { id: "counter" },
        rules: [
          { attribute: "enabled_in_store", operator: "eq", value: "false" },
          { attribute: "is_return", operator: "eq", value: "false" },
        ],
      },
    ],
  });
}
