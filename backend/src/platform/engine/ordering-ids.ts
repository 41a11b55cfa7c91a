import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { type EngineIds, engineIds } from "./engine-ids";
import { deliveryOption } from "./provider-names";

export type OrderingIds = EngineIds & { shippingOptionId: string };

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
  const [ids, [option]] = await Promise.all([
    engineIds(scope),
    scope.resolve(Modules.FULFILLMENT).listShippingOptions({ name: deliveryOption.name }, { take: 1 }),
  ]);
  if (!option) throw new Error("The delivery seed has not run: the shipping option is missing.");
  return { ...ids, shippingOptionId: option.id };
}
