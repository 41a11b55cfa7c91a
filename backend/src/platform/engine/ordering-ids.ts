import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { DeliveryMethod } from "../../contract/order-states";
import { type EngineIds, engineIds } from "./engine-ids";
import { deliveryOption, pickupOption, vehicleOption } from "./provider-names";

export type OrderingIds = EngineIds & {
  shippingOptionId: string;
  pickupOptionId: string;
  vehicleOptionId: string;
};

/** The shipping option of an order. */
export function optionOf(ids: OrderingIds, method: DeliveryMethod): string {
  const options = { courier: ids.shippingOptionId, vehicle: ids.vehicleOptionId, pickup: ids.pickupOptionId };
  return options[method];
}

let cached: Promise<OrderingIds> | undefined;

/** The engine's ids that an order names, looked up once a process. */
export function orderingIds(scope: MedusaContainer): Promise<OrderingIds> {
  cached ??= lookUp(scope).catch((error) => {
    cached = undefined;
    throw error;
  });
  return cached;
}

async function lookUp(scope: MedusaContainer): Promise<OrderingIds> {
  const options = scope.resolve(Modules.FULFILLMENT);
  const [ids, [delivery], [pickup], [vehicle]] = await Promise.all([
    engineIds(scope),
    options.listShippingOptions({ name: deliveryOption.name }, { take: 1 }),
    options.listShippingOptions({ name: pickupOption.name }, { take: 1 }),
    options.listShippingOptions({ name: vehicleOption.name }, { take: 1 }),
  ]);
  if (!delivery || !pickup || !vehicle)
    throw new Error("The delivery seeds have not run: a shipping option is missing.");
  return { ...ids, shippingOptionId: delivery.id, pickupOptionId: pickup.id, vehicleOptionId: vehicle.id };
}
