import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { createShippingOptionsWorkflow } from "@medusajs/medusa/core-flows";
import { engineIds } from "../platform/engine/engine-ids";
import { deliveryOption, deliveryProvider } from "../platform/engine/provider-names";

/** The shipping option that every order uses, priced by pincode; created only if missing. */
export async function seedDeliveryByPincode(container: MedusaContainer): Promise<void> {
  const ids = await engineIds(container);
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.STOCK_LOCATION]: { stock_location_id: ids.stockLocationId },
    [Modules.FULFILLMENT]: { fulfillment_provider_id: deliveryProvider },
  });
  const [there] = await container
    .resolve(Modules.FULFILLMENT)
    .listShippingOptions({ name: deliveryOption.name }, { take: 1 });
  if (!there) {
    await createShippingOptionsWorkflow(container).run({
      input: [
        {
          ...deliveryOption,
          price_type: "calculated",
          service_zone_id: ids.serviceZoneId,
          shipping_profile_id: ids.shippingProfileId,
          provider_id: deliveryProvider,
          data: { id: "pincode" },
          rules: [
            { attribute: "enabled_in_store", operator: "eq", value: "true" },
            { attribute: "is_return", operator: "eq", value: "false" },
          ],
        },
      ],
    });
  }
}
