import { messages } from "../../contract/messages";
import { lockLevels, shiftStock } from "../../inventory/order-stock";
import type { OrderRow } from "../../orders/order-row";
import type { MoveCase } from "../transitions/move-case";
import { allPieces, type Pieces, pickPieces } from "./pick-pieces";
import { writeOff } from "./write-off";

/** A parcel that is back in the shop: all pieces that it brings, and those of them that can't be sold again. */
export type Arrival = { pieces: Pieces[]; unsellable: Pieces[] };

/** What of an order is on its way back: the pieces of its return, or every one of a parcel that nobody took. */
function comingBack({ lines, going_back: goingBack }: OrderRow): Pieces[] {
  if (!goingBack) return allPieces(lines);
  return goingBack.lines.flatMap(({ lineItemId, quantity }) => {
    const line = lines.find((one) => one.lineItemId === lineItemId);
    return line ? [{ line, quantity }] : [];
  });
}

/** 422 where staff name pieces as unsellable that don't come back. */
export function arrivalOf({ order, unsellable }: MoveCase): Arrival {
  const pieces = comingBack(order);
  const named = { field: "unsellable", unknown: messages.lineNotComingBack };
  return { pieces, unsellable: pickPieces(pieces, unsellable, named) };
}

/** Puts what came back on the shelf, and takes off again what can't be sold, so that the stock's history tells both. */
export async function takeIn(move: MoveCase, { pieces, unsellable }: Arrival): Promise<void> {
  const { transaction, order, ids } = move;
  const counted = pieces.map(({ line, quantity }) => ({ inventoryItemId: line.inventoryItemId, quantity }));
  await lockLevels(transaction, counted);
  await shiftStock(transaction, counted, ids.stockLocationId, 1, `order:${order.number}`);
  if (unsellable.length > 0) await writeOff(move, unsellable);
}
