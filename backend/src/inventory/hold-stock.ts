import { generateEntityId } from "@medusajs/framework/utils";
import { messages } from "../contract/messages";
import { Refusal } from "../contract/refusal";
import { named } from "../platform/db/named";
import type { SharedTransaction } from "../platform/engine/shared-transaction";
import { nearness } from "../shipping/nearness";
import { chooseLocations, type Need, type Supply, withBackorders } from "./choose-locations";

/** A line of an order; one whose stock is not managed has no inventory item, and nothing of it is reserved. */
export type HeldLine = Omit<Need, "inventoryItemId"> & { variantId: string; inventoryItemId: string | null };
type VariantNeed = Need & { variantId: string };

type HoldValues = {
  reservationIds: readonly string[];
  variantIds: readonly string[];
  inventoryItemIds: readonly string[];
  lineItemIds: readonly string[];
  quantities: readonly number[];
  customerId: string;
  orderId: string;
};

const columns = `id, inventory_item_id, line_item_id, quantity, raw_quantity, location_id, allow_backorder, created_by,
  description`;
const hold = `id, item, line, quantity, jsonb_build_object('value', quantity::text, 'precision', 20), location_id,
  coalesce((select allow_backorder from product_variant where product_variant.id = variant), false), :customerId,
  'order ' || :orderId`;

/** Most shops have one location: then this is all, and nothing has to be read first. Inserts nothing otherwise. */
const holdAtOnlyLocation = named<HoldValues>(
  "hold-stock",
  `insert into reservation_item (${columns})
   select ${hold}
   from unnest(:reservationIds::text[], :inventoryItemIds::text[], :lineItemIds::text[], :quantities::integer[],
     :variantIds::text[]) as hold (id, item, line, quantity, variant), shop_stock_location
   where (select count(*) from shop_stock_location) = 1
   order by item returning id`,
);

const holdAtLocations = named<HoldValues & { locationIds: readonly string[] }>(
  "hold-stock-at",
  `insert into reservation_item (${columns})
   select ${hold}
   from unnest(:reservationIds::text[], :inventoryItemIds::text[], :lineItemIds::text[], :quantities::integer[],
     :variantIds::text[], :locationIds::text[]) as hold (id, item, line, quantity, variant, location_id)
   order by item, location_id`,
);

function isOutOfStock(error: unknown): boolean {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return code === "23514" && constraint === "shop_enough_stock";
}

type HeldOrder = { id: string; customerId: string; deliveryPincode: string };

const valuesOf = (needs: readonly VariantNeed[], { id, customerId }: HeldOrder): HoldValues => ({
  reservationIds: needs.map(() => generateEntityId(undefined, "resitem")),
  variantIds: needs.map(({ variantId }) => variantId),
  inventoryItemIds: needs.map(({ inventoryItemId }) => inventoryItemId),
  lineItemIds: needs.map(({ lineItemId }) => lineItemId),
  quantities: needs.map(({ quantity }) => quantity),
  customerId,
  orderId: id,
});

/** What each location has free of these items. Their levels are locked, item by item, until the transaction ends. */
async function lockSupplies(
  { sql }: SharedTransaction,
  needs: readonly VariantNeed[],
  deliveryPincode: string,
): Promise<(Supply & { isOnBackorder: boolean })[]> {
  const levels = await sql<Omit<Supply, "distance"> & { pincode: string | null; isOnBackorder: boolean }>({
    name: "hold-supplies",
    text: `select level.inventory_item_id as "inventoryItemId", level.location_id as "locationId", place.pincode,
             (level.stocked_quantity - level.reserved_quantity)::float8 as free,
             exists (select from unnest($1::text[], $2::text[]) as need (item, variant)
               join product_variant on product_variant.id = need.variant and product_variant.allow_backorder
               where need.item = level.inventory_item_id) as "isOnBackorder"
           from inventory_level level join shop_stock_location place using (location_id)
           where level.inventory_item_id = any ($1) and level.deleted_at is null
           order by level.inventory_item_id, level.location_id for update of level`,
    values: [needs.map(({ inventoryItemId }) => inventoryItemId), needs.map(({ variantId }) => variantId)],
  });
  return levels.map(({ pincode, ...level }) => ({ ...level, distance: nearness(pincode, deliveryPincode) }));
}

async function insertHolds(transaction: SharedTransaction, needs: readonly VariantNeed[], order: HeldOrder) {
  const { sql } = transaction;
  const held = await sql(holdAtOnlyLocation(valuesOf(needs, order)));
  if (held.length > 0) return;
  const supplies = await lockSupplies(transaction, needs, order.deliveryPincode);
  const holds = chooseLocations(needs, withBackorders(needs, supplies));
  if (!holds) throw new Refusal(409, "out_of_stock", messages.justSoldOut);
  const locationIds = holds.map(({ locationId }) => locationId);
  await sql(holdAtLocations({ ...valuesOf(holds, order), locationIds }));
}

/**
 * Reserves the items of an order where they are (ADR-0040): the trigger of schema 0200 counts them or refuses. It is
 * the last step of placing an order, so that other orders of a popular product wait as briefly as possible, and always
 * in the order of items and locations, so that two orders never deadlock. What may be backordered is reserved past what
 * there is (ADR-0045). 409 `out_of_stock`.
 */
export async function holdStock(
  transaction: SharedTransaction,
  lines: readonly HeldLine[],
  order: HeldOrder,
): Promise<void> {
  const needs = lines.flatMap((line): VariantNeed[] => {
    const { inventoryItemId } = line;
    return inventoryItemId === null ? [] : [{ ...line, inventoryItemId }];
  });
  if (needs.length === 0) return;
  try {
    await insertHolds(transaction, needs, order);
  } catch (error) {
    if (!isOutOfStock(error)) throw error;
    throw new Refusal(409, "out_of_stock", messages.justSoldOut);
  }
}
