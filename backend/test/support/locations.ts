import { loadBackend } from "./load-backend";
import type { Shop } from "./open-shop";

export type Flows = typeof import("@medusajs/medusa/core-flows");

/** The shop's own location, in Satara. */
export async function firstLocation(shop: Shop): Promise<string> {
  const { engineIds } = loadBackend<typeof import("../../src/platform/engine/engine-ids")>(
    "./platform/engine/engine-ids",
  );
  return (await engineIds(shop.container)).stockLocationId;
}

/** Adds or removes a location to or from the shop's sales channel, as the engine's own panel does. */
export async function linkLocation(
  shop: Shop,
  locationId: string,
  how: "add" | "remove" = "add",
): Promise<void> {
  const flows = loadBackend<Flows>("@medusajs/medusa/core-flows");
  const { engineIds } = loadBackend<typeof import("../../src/platform/engine/engine-ids")>(
    "./platform/engine/engine-ids",
  );
  const { salesChannelId } = await engineIds(shop.container);
  await flows.linkSalesChannelsToStockLocationWorkflow(shop.container).run({
    input: { id: locationId, [how]: [salesChannelId] },
  });
}

/** A further location of the sales channel, by the engine's own flows. Returns its id. */
export async function addLocation(shop: Shop, name: string, pincode: string): Promise<string> {
  const flows = loadBackend<Flows>("@medusajs/medusa/core-flows");
  const { result } = await flows.createStockLocationsWorkflow(shop.container).run({
    input: {
      locations: [
        { name, address: { address_1: "1 Main Road", city: name, postal_code: pincode, country_code: "in" } },
      ],
    },
  });
  const id = result[0]?.id ?? "";
  await linkLocation(shop, id);
  return id;
}

async function itemOf(shop: Shop, productId: string, size: string | null): Promise<string> {
  const [variant] = await shop.query<{ inventory_item_id: string }>({
    text: `select inventory_item_id from catalog_variant where product_id = $1 and size is not distinct from $2`,
    values: [productId, size],
  });
  return variant?.inventory_item_id ?? "";
}

/** Sets the stock of a product at a location by the engine's own flow. */
export async function stockAt(
  shop: Shop,
  productId: string,
  locationId: string,
  quantity: number,
  size: string | null = null,
): Promise<void> {
  const flows = loadBackend<Flows>("@medusajs/medusa/core-flows");
  const level = {
    inventory_item_id: await itemOf(shop, productId, size),
    location_id: locationId,
    stocked_quantity: quantity,
  };
  const [known] = await shop.query({
    text: "select 1 from inventory_level where inventory_item_id = $1 and location_id = $2 and deleted_at is null",
    values: [level.inventory_item_id, locationId],
  });
  await (known
    ? flows.updateInventoryLevelsWorkflow(shop.container).run({ input: { updates: [level] } })
    : flows.createInventoryLevelsWorkflow(shop.container).run({ input: { inventory_levels: [level] } }));
}

/** Stocked and reserved quantities of a product by location. */
export async function shelves(
  shop: Shop,
  productId: string,
): Promise<Record<string, { stocked: number; reserved: number }>> {
  const rows = await shop.query<{ location: string; stocked: number; reserved: number }>({
    text: `select location_id as location, sum(stocked_quantity)::integer as stocked,
             sum(reserved_quantity)::integer as reserved
           from inventory_level join catalog_variant using (inventory_item_id)
           where product_id = $1 and deleted_at is null group by location_id`,
    values: [productId],
  });
  return Object.fromEntries(rows.map(({ location, ...shelf }) => [location, shelf]));
}
