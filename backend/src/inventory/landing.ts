import { choiceOf } from "../contract/variant-options";
import type { FrozenLine } from "../orders/frozen-line";
import type { SharedTransaction } from "../platform/engine/shared-transaction";
import type { Pieces } from "./order-stock";

/** Pieces on their way back, at the item and the location where they are counted from now on. */
export type LandingPieces = Pieces & {
  /** The size or choice was removed and made again while they were away: it is another item now. */
  isOtherItem: boolean;
  /** Not if nothing of the kind is sold any more. */
  isForSale: boolean;
};

type Spot = { nth: number; inventoryItemId: string; locationId: string; isForSale: boolean };

/**
 * Where pieces that were sent are counted when they come back: where they came from; if that is gone, what the product now has
 * in the same size or choice, at the same location or the shop's own. Without either they stay as they are, and no level knows them.
 */
export async function landing(
  { sql }: SharedTransaction,
  pieces: readonly Pieces[],
  lines: readonly FrozenLine[],
): Promise<LandingPieces[]> {
  const lineOf = ({ lineItemId, inventoryItemId }: Pieces) =>
    lines.find((line) => line.lineItemId === lineItemId && line.inventoryItemId === inventoryItemId);
  const ofLine = pieces.map(lineOf);
  const spots = await sql<Spot>({
    name: "landing-spots",
    text: `select piece.nth::integer, spot.item as "inventoryItemId", spot.location as "locationId",
             exists (select from product_variant_inventory_item link
               join product_variant variant on variant.id = link.variant_id and variant.deleted_at is null
               where link.inventory_item_id = spot.item and link.deleted_at is null) as "isForSale"
           from unnest($1::text[], $2::text[], $3::text[], $4::text[])
             with ordinality as piece (item, location, product, choice, nth)
           cross join lateral (
             select level.inventory_item_id as item, level.location_id as location
             from inventory_level level left join shop_stock_location place using (location_id)
             where level.deleted_at is null and (level.location_id = piece.location or place.location_id is not null)
               and level.inventory_item_id in (select piece.item union all
                 select v.inventory_item_id from catalog_variant v
                 where v.product_id = piece.product and v.choice is not distinct from piece.choice)
             order by level.inventory_item_id = piece.item desc, level.location_id = piece.location desc,
               place.is_home desc nulls last, level.inventory_item_id, level.location_id
             limit 1
           ) spot`,
    values: [
      pieces.map(({ inventoryItemId }) => inventoryItemId),
      pieces.map(({ locationId }) => locationId),
      ofLine.map((line) => line?.productId ?? null),
      ofLine.map((line) => (line ? choiceOf(line) : null)),
    ],
  });
  return pieces.map((piece, at) => {
    const { inventoryItemId, locationId, isForSale } = spots.find(({ nth }) => nth === at + 1) ?? {
      ...piece,
      // Nobody counts it.
      isForSale: piece.inventoryItemId === null,
    };
    const isOtherItem = inventoryItemId !== piece.inventoryItemId;
    return { ...piece, inventoryItemId, locationId, isOtherItem, isForSale };
  });
}
