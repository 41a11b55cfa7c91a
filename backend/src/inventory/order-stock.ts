import type { FrozenLine } from "../orders/frozen-line";
import type { SharedTransaction } from "../platform/engine/shared-transaction";

/** Locks the levels of these lines in the order of their ids, as every transaction that locks several does, so that none deadlock. */
export async function lockLevels(
  { sql }: SharedTransaction,
  lines: readonly Pick<FrozenLine, "inventoryItemId">[],
): Promise<void> {
  await sql({
    name: "lock-levels",
    text: `select 1 from inventory_level where inventory_item_id = any ($1) and deleted_at is null
           order by inventory_item_id for update`,
    values: [lines.map(({ inventoryItemId }) => inventoryItemId)],
  });
}

/** Releases the reservations of an order; the trigger of schema 0200 updates the counts. */
export async function releaseHold({ sql }: SharedTransaction, lines: readonly FrozenLine[]): Promise<void> {
  await sql({
    name: "release-hold",
    text: `update reservation_item set deleted_at = now(), updated_at = now()
           where line_item_id = any ($1) and deleted_at is null`,
    values: [lines.map(({ lineItemId }) => lineItemId)],
  });
}

/** The reason in the stock history (schema 0400): the order, and whether its items were sold, returned or written off. */
type StockReason = `order:${string}` | `written-off:${string}`;

/**
 * Removes the items of an order from the stock (-1) or adds them back (1). The database does the arithmetic, so that
 * concurrent changes add up; the engine's own service would read, add and write.
 */
export async function shiftStock(
  { sql }: SharedTransaction,
  lines: readonly Pick<FrozenLine, "inventoryItemId" | "quantity">[],
  locationId: string,
  direction: 1 | -1,
  reason: StockReason,
): Promise<void> {
  await sql({
    name: "stock-reason",
    text: "select set_config('shop.stock_reason', $1, true)",
    values: [reason],
  });
  await sql({
    name: "shift-stock",
    text: `update inventory_level level
           set stocked_quantity = stocked_quantity + moved.quantity,
             raw_stocked_quantity = jsonb_build_object('value',
               trim_scale(stocked_quantity + moved.quantity)::text, 'precision', 20),
             updated_at = now()
           from (select item, sum(quantity) * $4 as quantity
             from unnest($1::text[], $2::integer[]) as line (item, quantity) group by item) moved
           where level.inventory_item_id = moved.item and level.location_id = $3 and level.deleted_at is null`,
    values: [
      lines.map(({ inventoryItemId }) => inventoryItemId),
      lines.map(({ quantity }) => quantity),
      locationId,
      direction,
    ],
  });
}
