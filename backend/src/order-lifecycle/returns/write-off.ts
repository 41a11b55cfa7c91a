import { messages } from "../../contract/messages";
import type { OrderStatus } from "../../contract/order-states";
import { Refusal, refuse } from "../../contract/refusal";
import { lockLevels, shiftStock } from "../../inventory/order-stock";
import type { MoveCase } from "../transitions/move-case";
import { type Pieces, pickPieces } from "./pick-pieces";

const arrivals: readonly OrderStatus[] = ["return_received", "rto_received"];

/** 422 where pieces are to be written off and nothing comes back. */
export function refuseWriteOff({ unsellable }: MoveCase, to: OrderStatus): void {
  if (unsellable.length > 0 && !arrivals.includes(to))
    throw refuse.invalid([{ field: "unsellable", message: messages.unsellableNotNow }]);
}

/** Takes pieces that are on the shelf and can't be sold off it for good. Their levels are locked. */
export async function writeOff(
  { transaction, order, ids, at, byId }: MoveCase,
  pieces: readonly Pieces[],
): Promise<void> {
  const counted = pieces.map(({ line, quantity }) => ({ inventoryItemId: line.inventoryItemId, quantity }));
  await shiftStock(transaction, counted, ids.stockLocationId, -1, `written-off:${order.number}`);
  await transaction.sql({
    name: "write-off",
    text: `insert into shop_write_off as w (order_id, line_item_id, inventory_item_id, quantity, at, by_id)
           select $1, line, item, quantity, $5, $6
           from unnest($2::text[], $3::text[], $4::integer[]) as piece (line, item, quantity)
           on conflict (order_id, line_item_id) do update
             set quantity = w.quantity + excluded.quantity, at = excluded.at, by_id = excluded.by_id`,
    values: [
      order.order_id,
      pieces.map(({ line }) => line.lineItemId),
      counted.map(({ inventoryItemId }) => inventoryItemId),
      counted.map(({ quantity }) => quantity),
      at,
      byId ?? null,
    ],
  });
}

/** Pieces of an item that are on the shelf and nobody's. */
async function freePieces({ transaction, ids }: MoveCase, itemId: string): Promise<number> {
  const [level] = await transaction.sql<{ free: number }>({
    name: "free-pieces",
    text: `select (stocked_quantity - reserved_quantity)::integer as free from inventory_level
           where inventory_item_id = $1 and location_id = $2 and deleted_at is null`,
    values: [itemId, ids.stockLocationId],
  });
  return level?.free ?? 0;
}

/**
 * A parcel that nobody took is put on the shelf when the courier reports it, before staff have opened it: what they find
 * broken is written off afterwards. 409 `pieces_taken` where it was sold again meanwhile.
 */
export async function writeOffLater(move: MoveCase): Promise<void> {
  const { order, unsellable, transaction } = move;
  if (order.status !== "rto_received")
    throw refuse.invalid([{ field: "unsellable", message: messages.unsellableNotNow }]);
  const gone = (id: string) => order.written_off.find(({ lineItemId }) => lineItemId === id)?.quantity ?? 0;
  const left = order.lines.map((line) => ({ line, quantity: line.quantity - gone(line.lineItemId) }));
  const pieces = pickPieces(left, unsellable, { field: "unsellable", unknown: messages.lineNotComingBack });
  await lockLevels(
    transaction,
    pieces.map(({ line }) => line),
  );
  for (const { line, quantity } of pieces)
    if ((await freePieces(move, line.inventoryItemId)) < quantity)
      throw new Refusal(409, "pieces_taken", messages.piecesTaken);
  await writeOff(move, pieces);
}
