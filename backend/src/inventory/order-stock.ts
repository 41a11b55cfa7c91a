import { messages } from "../contract/messages";
import { refuse } from "../contract/refusal";
import type { FrozenLine } from "../orders/frozen-line";
import type { SharedTransaction } from "../platform/engine/shared-transaction";

/** Locks the levels of these lines, in the order in which every transaction that locks several does, so that none deadlock. */
export async function lockLevels(
  { sql }: SharedTransaction,
  lines: readonly Pick<FrozenLine, "inventoryItemId">[],
): Promise<void> {
  await sql({
    name: "lock-levels",
    text: `select 1 from inventory_level where inventory_item_id = any ($1) and deleted_at is null
           order by inventory_item_id, location_id for update`,
    values: [lines.map(({ inventoryItemId }) => inventoryItemId)],
  });
}

/** Releases the reservations of an order; the trigger of schema 0200 updates the counts. */
export async function releaseHold(
  { sql }: SharedTransaction,
  lines: readonly Pick<FrozenLine, "lineItemId">[],
): Promise<void> {
  await sql({
    name: "release-hold",
    text: `update reservation_item set deleted_at = now(), updated_at = now()
           where line_item_id = any ($1) and deleted_at is null`,
    values: [lines.map(({ lineItemId }) => lineItemId)],
  });
}

/** A quantity of an inventory item at a location; of an order line if that is known. No item: stock that is not managed. */
export type Pieces = {
  lineItemId: string;
  inventoryItemId: string | null;
  locationId: string;
  quantity: number;
};

/** Pieces by their location, in the order in which they come. */
export function byLocation(pieces: readonly Pieces[]): Map<string, Pieces[]> {
  const found = new Map<string, Pieces[]>();
  for (const piece of pieces) found.set(piece.locationId, [...(found.get(piece.locationId) ?? []), piece]);
  return found;
}

/** Where the items of these lines are reserved. */
export function heldPieces({ sql }: SharedTransaction, lines: readonly FrozenLine[]): Promise<Pieces[]> {
  return sql<Pieces>({
    name: "held-pieces",
    text: `select line_item_id as "lineItemId", inventory_item_id as "inventoryItemId", location_id as "locationId",
             quantity::integer as quantity
           from reservation_item where line_item_id = any ($1) and deleted_at is null
           order by location_id, inventory_item_id, line_item_id`,
    values: [lines.map(({ lineItemId }) => lineItemId)],
  });
}

/** The same, to be sent. 409 `not_held` if less is reserved than the lines say: it may be somebody else's by now. */
export async function wholeHold(
  transaction: SharedTransaction,
  lines: readonly FrozenLine[],
): Promise<Pieces[]> {
  const held = await heldPieces(transaction, lines);
  const heldOf = (id: string) =>
    held.reduce((sum, piece) => sum + (piece.lineItemId === id ? piece.quantity : 0), 0);
  const isShort = lines.some(
    ({ inventoryItemId, lineItemId, quantity }) => inventoryItemId !== null && heldOf(lineItemId) < quantity,
  );
  if (isShort) throw refuse.conflict("not_held", messages.orderNotHeld);
  return held;
}

/**
 * Everything that an order sends: what is held, and what nobody counts, which leaves with the first parcel, from
 * `otherwise` if that is all there is.
 */
export async function sentPieces(
  transaction: SharedTransaction,
  lines: readonly FrozenLine[],
  otherwise: string,
): Promise<Pieces[]> {
  const held = await wholeHold(transaction, lines);
  const locationId = held[0]?.locationId ?? otherwise;
  const uncounted = lines.filter(({ inventoryItemId }) => inventoryItemId === null);
  return [
    ...held,
    ...uncounted.map(({ lineItemId, inventoryItemId, quantity }) => ({
      lineItemId,
      inventoryItemId,
      locationId,
      quantity,
    })),
  ];
}

/** The reason in the stock history (schema 0400): the order, and whether its items were sold, returned or written off. */
type StockReason = `order:${string}` | `written-off:${string}`;

/**
 * Removes items of an order from the stock of their locations (-1) or adds them back (1). The database does the arithmetic, so that
 * concurrent changes add up; the engine's own service would read, add and write. Returns those that a level was there for.
 */
export async function shiftStock<Piece extends Omit<Pieces, "lineItemId">>(
  { sql }: SharedTransaction,
  pieces: readonly Piece[],
  direction: 1 | -1,
  reason: StockReason,
): Promise<Piece[]> {
  await sql({
    name: "stock-reason",
    text: "select set_config('shop.stock_reason', $1, true)",
    values: [reason],
  });
  const levels = await sql<Pick<Pieces, "inventoryItemId" | "locationId">>({
    name: "shift-stock",
    text: `update inventory_level level
           set stocked_quantity = stocked_quantity + moved.quantity,
             raw_stocked_quantity = jsonb_build_object('value',
               trim_scale(stocked_quantity + moved.quantity)::text, 'precision', 20),
             updated_at = now()
           from (select item, location, sum(quantity) * $4 as quantity
             from unnest($1::text[], $2::integer[], $3::text[]) as piece (item, quantity, location)
             group by item, location) moved
           where level.inventory_item_id = moved.item and level.location_id = moved.location and level.deleted_at is null
           returning level.inventory_item_id as "inventoryItemId", level.location_id as "locationId"`,
    values: [
      pieces.map(({ inventoryItemId }) => inventoryItemId),
      pieces.map(({ quantity }) => quantity),
      pieces.map(({ locationId }) => locationId),
      direction,
    ],
  });
  return pieces.filter(({ inventoryItemId, locationId }) =>
    levels.some((level) => level.inventoryItemId === inventoryItemId && level.locationId === locationId),
  );
}
