import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createShippingOptionsWorkflow } from "@medusajs/medusa/core-flows";
import { INDIA } from "../platform/engine/base-names";
import { engineIds } from "../platform/engine/engine-ids";
import { deliveryProvider, vehicleOption } from "../platform/engine/provider-names";

/**
 * The shop's own vehicle for the engine: a shipping option beside the courier's. It is not offered to carts of the engine's own,
 * which know nothing of slots (ADR-0070).
 */
export async function seedOwnVehicle(container: MedusaContainer): Promise<void> {
  const ids = await engineIds(container);
  const fulfillment = container.resolve(Modules.FULFILLMENT);
  const [there] = await fulfillment.listShippingOptions({ name: vehicleOption.name }, { take: 1 });
  if (there) return;
  await createShippingOptionsWorkflow(container).run({
    input: [
      {
        ...vehicleOption,
        price_type: "flat",
        prices: [{ currency_code: INDIA.currency, amount: 0 }],
        service_zone_id: ids.serviceZoneId,
        shipping_profile_id: ids.shippingProfileId,
        provider_id: deliveryProvider,
        data: { id: "vehicle" },
        rules: [
          { attribute: "enabled_in_store", operator: "eq", value: "false" },
          { attribute: "is_return", operator: "eq", value: "false" },
        ],
      },
    ],
  });
}
