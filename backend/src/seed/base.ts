import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import {
  createRegionsWorkflow,
  createShippingProfilesWorkflow,
  createStockLocationsWorkflow,
  createTaxRegionsWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
} from "@medusajs/medusa/core-flows";
import { newShop } from "../contract/new-shop";
import { INDIA, PROFILE } from "../platform/engine/base-names";
import { locationOf } from "../platform/engine/engine-identity";
import { seedDelivery } from "./base-delivery";

/**
 * What every shop with this code needs: store, currency, region, channel, stock location, delivery. Each
 * part checks before it creates, so the next run completes one that was killed halfway.
 */
export async function seedBase(container: MedusaContainer): Promise<void> {
  const salesChannelId = await seedSalesChannel(container);
  const regionId = await seedRegion(container);
  const stockLocationId = await seedStockLocation(container, salesChannelId);
  await seedStore(container, { salesChannelId, regionId, stockLocationId });
  await seedShippingProfile(container);
  await seedDelivery(container, stockLocationId);
}

async function seedSalesChannel(container: MedusaContainer): Promise<string> {
  const channels = container.resolve(Modules.SALES_CHANNEL);
  const wanted = { name: newShop.name.en, description: "The web shop" };
  const [existing] = await channels.listSalesChannels({}, { take: 1, order: { created_at: "ASC" } });
  // The engine creates a default channel at its first start; it is reused instead of adding another.
  if (existing) return (await channels.updateSalesChannels(existing.id, wanted)).id;
  return (await channels.createSalesChannels(wanted)).id;
}

async function seedRegion(container: MedusaContainer): Promise<string> {
  const pricing = container.resolve(Modules.PRICING);
  const preference = { attribute: "currency_code", value: INDIA.currency };
  const [stated] = await pricing.listPricePreferences(preference);
  // Prices in India are shown and entered including GST.
  if (!stated) await pricing.createPricePreferences({ ...preference, is_tax_inclusive: true });

  const [tax] = await container.resolve(Modules.TAX).listTaxRegions({ country_code: INDIA.country });
  if (!tax) {
    await createTaxRegionsWorkflow(container).run({
      input: [{ country_code: INDIA.country, provider_id: "tp_system" }],
    });
  }

  const [region] = await container.resolve(Modules.REGION).listRegions({ name: INDIA.name });
  if (region) return region.id;
  const { result } = await createRegionsWorkflow(container).run({
    input: {
      regions: [
        {
          name: INDIA.name,
          currency_code: INDIA.currency,
          countries: [INDIA.country],
          is_tax_inclusive: true,
          automatic_taxes: true,
          payment_providers: ["pp_system_default"],
        },
      ],
    },
  });
  return firstOf(result).id;
}

async function seedStockLocation(container: MedusaContainer, salesChannelId: string): Promise<string> {
  const locations = container.resolve(Modules.STOCK_LOCATION);
  let [location] = await locations.listStockLocations({}, { take: 1, order: { created_at: "ASC" } });
  if (!location) {
    const { name, address } = locationOf(newShop);
    const { result } = await createStockLocationsWorkflow(container).run({
      input: { locations: [{ name, address: { ...address, city: undefined, postal_code: undefined } }] },
    });
    location = firstOf(result);
  }
  // Adding an existing link changes nothing.
  await linkSalesChannelsToStockLocationWorkflow(container).run({
    input: { id: location.id, add: [salesChannelId] },
  });
  return location.id;
}

async function seedStore(
  container: MedusaContainer,
  ids: { salesChannelId: string; regionId: string; stockLocationId: string },
): Promise<void> {
  const stores = container.resolve(Modules.STORE);
  const facts = {
    name: newShop.name.en,
    supported_currencies: [{ currency_code: INDIA.currency, is_default: true }],
    default_sales_channel_id: ids.salesChannelId,
    default_region_id: ids.regionId,
    default_location_id: ids.stockLocationId,
  };
  const [store] = await stores.listStores({}, { take: 1 });
  if (store) await stores.updateStores(store.id, facts);
  else await stores.createStores(facts);
}

async function seedShippingProfile(container: MedusaContainer): Promise<void> {
  const [profile] = await container.resolve(Modules.FULFILLMENT).listShippingProfiles({ name: PROFILE.name });
  if (!profile) await createShippingProfilesWorkflow(container).run({ input: { data: [{ ...PROFILE }] } });
}

function firstOf<Thing>(things: Thing[]): Thing {
  const [thing] = things;
  if (thing === undefined) throw new Error("The engine made nothing where it should have made one thing.");
  return thing;
}
