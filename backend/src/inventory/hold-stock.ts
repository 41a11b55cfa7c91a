import { generateEntityId } from "@medusajs/framework/utils";
import { messages } from "../contract/messages";
import { Refusal } from "../contract/refusal";
import { named } from "../platform/db/named";
import type { SharedTransaction } from "../platform/engine/shared-transaction";

/** The quantity that an order line reserves; the reservation names the line of the engine's order. */
type HeldLine = { inventoryItemId: string; lineItemId: string; quantity: number };

const holdStatement = named<{
  reservationIds: readonly string[];
  inventoryItemIds: readonly string[];
  lineItemIds: readonly string[];
  quantities: readonly number[];
  locationId: string;
  customerId: string;
  orderId: string;
}>(
  "hold-stock",
  `insert into reservation_item (id, inventory_item_id, line_item_id, quantity, raw_quantity, location_id,
     allow_backorder, created_by, description)
   select id, item, line, quantity, jsonb_build_object('value', quantity::text, 'precision', 20), :locationId, false,
     :customerId, 'order ' || :orderId
   from unnest(:reservationIds::text[], :inventoryItemIds::text[], :lineItemIds::text[], :quantities::integer[])
     as hold (id, item, line, quantity)
   order by item`,
);

function isOutOfStock(error: unknown): boolean {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return code === "23514" && constraint === "shop_enough_stock";
}

/**
 * Reserves the items of an order: the trigger of schema 0200 counts them or refuses. It is the last step of placing an
 * order, so that other orders of a popular product wait as briefly as possible, and always in the order of the items,
 * so that two orders never deadlock. Returns the reservations' ids; 409 `out_of_stock`.
 */
export async function holdStock(
  { sql }: SharedTransaction,
  lines: readonly HeldLine[],
  order: { id: string; locationId: string; customerId: string },
): Promise<string[]> {
  const ids = lines.map(() => generateEntityId(undefined, "resitem"));
  try {
    await sql(
      holdStatement({
        reservationIds: ids,
        inventoryItemIds: lines.map(({ inventoryItemId }) => inventoryItemId),
        lineItemIds: lines.map(({ lineItemId }) => lineItemId),
        quantities: lines.map(({ quantity }) => quantity),
        locationId: order.locationId,
        customerId: order.customerId,
        orderId: order.id,
      }),
    );
    return ids;
  } catch (error) {
    if (!isOutOfStock(error)) throw error;
    throw new Refusal(409, "out_of_stock", messages.justSoldOut);
  }
}
