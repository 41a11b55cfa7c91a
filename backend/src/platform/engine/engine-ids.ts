import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { PROFILE, SERVICE_ZONE } from "./base-names";

/** Ids of the records that the base seed creates once and that every order, cart and product refers to. */
export type EngineIds = {
  storeId: string;
  regionId: string;
  salesChannelId: string;
  stockLocationId: string;
  shippingProfileId: string;
  serviceZoneId: string;
};

let cached: Promise<EngineIds> | undefined;

/** Returns the ids of the base seed, looked up once per process; throws if the base seed has not run. */
export function engineIds(scope: MedusaContainer): Promise<EngineIds> {
  cached ??= lookUp(scope).catch((error) => {
    cached = undefined;
    throw error;
  });
  return cached;
}

function found<Thing>(thing: Thing | undefined | null, what: string): Thing {
  if (thing === undefined || thing === null)
    throw new Error(`The base seed has not run: ${what} is missing.`);
  return thing;
}

async function lookUp(scope: MedusaContainer): Promise<EngineIds> {
  const [stores, profiles, zones] = await Promise.all([
    scope.resolve(Modules.STORE).listStores({}, { take: 1 }),
    scope.resolve(Modules.FULFILLMENT).listShippingProfiles({ name: PROFILE.name }, { take: 1 }),
    scope.resolve(Modules.FULFILLMENT).listServiceZones({ name: SERVICE_ZONE.name }, { take: 1 }),
  ]);
  const store = found(stores[0], "the store");
  return {
    storeId: store.id,
    regionId: found(store.default_region_id, "the region"),
    salesChannelId: found(store.default_sales_channel_id, "the sales channel"),
    stockLocationId: found(store.default_location_id, "the stock location"),
    shippingProfileId: found(profiles[0], "the shipping profile").id,
    serviceZoneId: found(zones[0], "the service zone").id,
  };
}
