import type { MedusaContainer } from "@medusajs/framework/types";
import type { RouteInput } from "../contract";
import { messages } from "../contract/messages";
import { refuse } from "../contract/refusal";
import { query } from "../platform/db/pool";
import { seenMovement } from "../platform/edits/product-version";
import { engineIds } from "../platform/engine/engine-ids";
import { changeStock, type StockChange } from "./change-stock";
import { onceKey, type SentBy } from "./once-key";
import { readVariantStock, type VariantStock } from "./read-variant-stock";
import { refuseCountedSince } from "./refuse-counted-since";

type Correction = RouteInput<"adminChangeStock">["body"];
type ItemChange = StockChange & { by: number; isCount: boolean };
type Asked = SentBy & { productId: string; correction: Correction };

/** 422 for a location that the shop does not sell from. */
export async function refuseUnknownLocation(locationId: string): Promise<void> {
  const known = await query({
    name: "stock-location-known",
    text: "select 1 from shop_stock_location where location_id = $1",
    values: [locationId],
  });
  if (known.length === 0)
    throw refuse.invalid([{ field: "locationId", message: messages.stockLocationUnknown }]);
}

function changeOf(
  current: readonly VariantStock[],
  asked: Correction["changes"][number],
  at: number,
): ItemChange {
  const size = asked.size ?? null;
  const [variant, ...others] = current.filter((one) =>
    asked.variantId ? one.variantId === asked.variantId : one.size === size,
  );
  if (others.length > 0)
    throw refuse.invalid([{ field: `changes.${at}.variantId`, message: messages.stockPerVariant }]);
  if (!variant)
    throw refuse.invalid([{ field: `changes.${at}.size`, message: messages.stockSizeUnknown(size) }]);
  if (!variant.managesStock)
    throw refuse.invalid([{ field: `changes.${at}.by`, message: messages.stockNotCounted(size) }]);
  const { inventoryItemId } = variant;
  // The count is compared with the stock that staff saw: sales since then are subtracted as usual.
  const by = asked.by ?? (asked.counted ?? 0) - (asked.read ?? 0);
  return { inventoryItemId, size, by, isCount: asked.by == null };
}

/**
 * Corrects the stock of a product's sizes by counted differences, at one location or in all. 404 for an unknown product, 422 for a size it does
 * not come in, 409 as `changeStock`, and `counted_since` as its contract says. A key makes it happen once.
 */
export async function correctStock(scope: MedusaContainer, asked: Asked): Promise<void> {
  const { productId, by } = asked;
  // A retry may have read the product again: what it asks for is the same, whatever the version.
  const { version, ...correction } = asked.correction;
  const current = await readVariantStock(productId);
  if (!current) throw refuse.notFound(messages.productNotFound);
  const locationId = correction.locationId ?? undefined;
  if (locationId !== undefined) await refuseUnknownLocation(locationId);
  const changes = correction.changes.map((change, at) => ({ ...changeOf(current, change, at), locationId }));
  await changeStock({
    requests: [{ changes, key: onceKey("stock", asked, productId, correction) }],
    locationId: (await engineIds(scope)).stockLocationId,
    reason: correction.reason,
    by,
    note: correction.note,
    check: async (client) => {
      if (version === undefined) return;
      const mark = seenMovement(version);
      for (const { inventoryItemId, isCount } of changes)
        if (isCount) await refuseCountedSince(client, { inventoryItemId, mark, locationId });
    },
  });
}
