import { messages } from "../../contract/messages";
import type { OrderStatus } from "../../contract/order-states";
import { Refusal, refuse } from "../../contract/refusal";
import type { LandingPieces } from "../../inventory/landing";
import { lockLevels, type Pieces, shiftStock } from "../../inventory/order-stock";
import { piecesOf, returningPieces } from "../transitions/shipped-pieces";
import type { TransitionContext } from "../transitions/transition-context";
import { pickItems } from "./pick-items";

const arrivals: readonly OrderStatus[] = ["return_received", "rto_received"];

/** 422 if items are to be written off while nothing is being returned. */
export function refuseWriteOff({ unsellable }: TransitionContext, to: OrderStatus): void {
  if (unsellable.length > 0 && !arrivals.includes(to))
    throw refuse.invalid([{ field: "unsellable", message: messages.unsellableNotNow }]);
}

/**
 * Removes unsellable items from the stock for good, and notes them. The caller has locked their levels; `inStock` are those
 * that were put into the stock.
 */
export async function writeOff(
  { transaction, order, at, byId }: TransitionContext,
  pieces: readonly Pieces[],
  inStock = pieces,
): Promise<void> {
  await shiftStock(transaction, inStock, -1, `written-off:${order.number}`);
  await transaction.sql({
    name: "write-off",
    text: `insert into shop_write_off as w (order_id, line_item_id, inventory_item_id, quantity, at, by_id)
           select $1, line, item, sum(quantity), $5, $6
           from unnest($2::text[], $3::text[], $4::integer[]) as piece (line, item, quantity) group by line, item
           on conflict (order_id, line_item_id) do update
             set quantity = w.quantity + excluded.quantity, at = excluded.at, by_id = excluded.by_id`,
    values: [
      order.order_id,
      pieces.map(({ lineItemId }) => lineItemId),
      pieces.map(({ inventoryItemId }) => inventoryItemId),
      pieces.map(({ quantity }) => quantity),
      at,
      byId ?? null,
    ],
  });
}

/**
 * Returns how many of an item a location has in stock and not reserved; any number of what is sold past that. Undefined if the
 * pieces were not put into its stock: another item has taken the place of theirs since, or none.
 */
async function freeQuantity(
  { transaction, order }: TransitionContext,
  { inventoryItemId, locationId, isOtherItem }: LandingPieces,
): Promise<number | undefined> {
  const [level] = await transaction.sql<{ free: number }>({
    name: "free-items",
    text: `select case when exists (select from catalog_variant v where v.inventory_item_id = $1 and v.allows_backorder)
               then 'infinity' else stocked_quantity - reserved_quantity end::float8 as free from inventory_level
           where inventory_item_id = $1 and location_id = $2 and deleted_at is null
             and ($3::text is null or exists (select from stock_movement m
               where m.inventory_item_id = $1 and m.reason = $3 and m.change > 0))`,
    values: [inventoryItemId, locationId, isOtherItem ? `order:${order.number}` : null],
  });
  return level?.free;
}

/**
 * An undelivered parcel is added to the stock when the courier reports it, before staff have opened it: damaged items are
 * written off afterwards. 409 `pieces_taken` if they have been sold again meanwhile.
 */
export async function writeOffLater(context: TransitionContext): Promise<void> {
  const { order, unsellable, transaction } = context;
  if (order.status !== "rto_received")
    throw refuse.invalid([{ field: "unsellable", message: messages.unsellableNotNow }]);
  const gone = (id: string) => order.written_off.find(({ lineItemId }) => lineItemId === id)?.quantity ?? 0;
  const left = order.lines.map((line) => ({ line, quantity: line.quantity - gone(line.lineItemId) }));
  const items = pickItems(left, unsellable, { field: "unsellable", unknown: messages.lineNotComingBack });
  const pieces = piecesOf(
    await returningPieces(context),
    items.map((item) => ({ ...item, after: gone(item.line.lineItemId) })),
  );
  await lockLevels(transaction, pieces);
  const inStock: LandingPieces[] = [];
  for (const piece of pieces.filter(({ inventoryItemId }) => inventoryItemId !== null)) {
    const free = await freeQuantity(context, piece);
    if (free === undefined) continue;
    if (free < piece.quantity) throw new Refusal(409, "pieces_taken", messages.piecesTaken);
    inStock.push(piece);
  }
  await writeOff(context, pieces, inStock);
}
