import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { ShopIdentity } from "../../contract/shop-identity";
import { INDIA } from "./base-names";
import { engineIds } from "./engine-ids";

/** The shop's own place as the engine stores it; its column for the street takes no null. */
export const locationOf = ({ name, street, city, state, pincode }: ShopIdentity) => ({
  name: city.en || name.en,
  address: {
    address_1: street || name.en,
    city: city.en || null,
    province: state,
    postal_code: pincode || null,
    country_code: INDIA.country,
  },
});

const parts = ["address_1", "city", "province", "postal_code"] as const;
type Place = { name: string; address?: Partial<Record<(typeof parts)[number], string | null>> };

const isSame = (one: Place, other: Place) =>
  one.name === other.name &&
  parts.every((part) => (one.address?.[part] || null) === (other.address?.[part] || null));

/**
 * Writes the shop's name and address to the engine's store, sales channel and own stock location, for plugins and for
 * the engine's own panel. A channel or location that was given another name or address in the engine keeps it.
 */
export async function carryToEngine(
  scope: MedusaContainer,
  before: ShopIdentity,
  after: ShopIdentity,
): Promise<void> {
  const { storeId, salesChannelId, stockLocationId } = await engineIds(scope);
  const stores = scope.resolve(Modules.STORE);
  const store = await stores.retrieveStore(storeId, { select: ["id", "name"] });
  if (store.name !== after.name.en) await stores.updateStores(storeId, { name: after.name.en });

  const channels = scope.resolve(Modules.SALES_CHANNEL);
  const channel = await channels.retrieveSalesChannel(salesChannelId, { select: ["id", "name"] });
  if (channel.name === before.name.en && channel.name !== after.name.en)
    await channels.updateSalesChannels(salesChannelId, { name: after.name.en });

  const locations = scope.resolve(Modules.STOCK_LOCATION);
  const now = await locations.retrieveStockLocation(stockLocationId, {
    relations: ["address"],
  });
  if (!isSame(now, locationOf(before)) || isSame(now, locationOf(after))) return;
  await locations.updateStockLocations(stockLocationId, locationOf(after));
}
