import { generateEntityId } from "@medusajs/framework/utils";
import { messages } from "../contract/messages";
import { Refusal } from "../contract/refusal";
import { named } from "../platform/db/named";
import type { SharedTransaction } from "../platform/engine/shared-transaction";
import { nearness } from "../shipping/nearness";
import { chooseLocations, type Hold, type Need, type Supply } from "./choose-locations";

type HoldValues = {
  reservationIds: readonly string[];
  inventoryItemIds: readonly string[];
  lineItemIds: readonly string[];
  quantities: readonly number[];
  customerId: string;
  orderId: string;
};

const columns = `id, inventory_item_id, line_item_id, quantity, raw_quantity, location_id, allow_backorder, created_by,
  description`;
const hold = `id, item, line, quantity, jsonb_build_object('value', quantity::text, 'precision', 20), location_id,
  false, :customerId, 'order ' || :orderId`;

/** Most shops have one location: then this is all, and nothing has to be read first. Inserts nothing otherwise. */
const holdAtOnlyLocation = named<HoldValues>(
  "hold-stock",
  `insert into reservation_item (${columns})
   select ${hold}
   from unnest(:reservationIds::text[], :inventoryItemIds::text[], :lineItemIds::text[], :quantities::integer[])
     as hold (id, item, line, quantity), shop_stock_location
   where (select count(*) from shop_stock_location) = 1
   order by item returning id`,
);

const holdAtLocations = named<HoldValues & { locationIds: readonly string[] }>(
  "hold-stock-at",
  `insert into reservation_item (${columns})
   select ${hold}
   from unnest(:reservationIds::text[], :inventoryItemIds::text[], :lineItemIds::text[], :quantities::integer[],
     :locationIds::text[]) as hold (id, item, line, quantity, location_id)
   order by item, location_id`,
);

function isOutOfStock(error: unknown): boolean {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return code === "23514" && constraint === "shop_enough_stock";
}

type HeldOrder = { id: string; customerId: string; deliveryPincode: string };

const valuesOf = (needs: readonly Need[], { id, customerId }: HeldOrder): HoldValues => ({
  reservationIds: needs.map(() => generateEntityId(undefined, "resitem")),
  inventoryItemIds: needs.map(({ inventoryItemId }) => inventoryItemId),
  lineItemIds: needs.map(({ lineItemId }) => lineItemId),
  quantities: needs.map(({ quantity }) => quantity),
  customerId,
  orderId: id,
});

/** What each location has free of these items. Their levels are locked, item by item, until the transaction ends. */
async function lockSupplies(
  { sql }: SharedTransaction,
  needs: readonly Need[],
  deliveryPincode: string,
): Promise<Supply[]> {
  const levels = await sql<Omit<Supply, "distance"> & { pincode: string | null }>({
    name: "hold-supplies",
    text: `select level.inventory_item_id as "inventoryItemId", level.location_id as "locationId", place.pincode,
             (level.stocked_quantity - level.reserved_quantity)::float8 as free
           from inventory_level level join shop_stock_location place using (location_id)
           where level.inventory_item_id = any ($1) and level.deleted_at is null
           order by level.inventory_item_id, level.location_id for update of level`,
    values: [needs.map(({ inventoryItemId }) => inventoryItemId)],
  });
  return levels.map(({ pincode, ...level }) => ({ ...level, distance: nearness(pincode, deliveryPincode) }));
}

async function insertHolds(transaction: SharedTransaction, needs: readonly Need[], order: HeldOrder) {
  const { sql } = transaction;
  const held = await sql(holdAtOnlyLocation(valuesOf(needs, order)));
  if (held.length > 0) return;
  const holds: Hold[] | undefined = chooseLocations(
    needs,
    await lockSupplies(transaction, needs, order.deliveryPincode),
  );
  if (!holds) throw new Refusal(409, "out_of_stock", messages.justSoldOut);
  const locationIds = holds.map(({ locationId }) => locationId);
  await sql(holdAtLocations({ ...valuesOf(holds, order), locationIds }));
}

/**
 * Reserves the items of an order where they are (ADR-0040): the trigger of schema 0200 counts them or refuses. It is
 * the last step of placing an order, so that other orders of a popular product wait as briefly as possible, and always
 * in the order of items and locations, so that two orders never deadlock. 409 `out_of_stock`.
 */
export async function holdStock(
  transaction: SharedTransaction,
  needs: readonly Need[],
  order: HeldOrder,
): Promise<void> {
  if (needs.length === 0) return;
  try {
    await insertHolds(transaction, needs, order);
  } catch (error) {
    if (!isOutOfStock(error)) throw error;
    throw new Refusal(409, "out_of_stock", messages.justSoldOut);
  }
}
