import { messages } from "../../contract/messages";
import { titleWithChoice } from "../../contract/variant-options";
import type { LandingPieces } from "../../inventory/landing";
import { lockLevels, type Pieces, shiftStock } from "../../inventory/order-stock";
import type { OrderRow } from "../../orders/order-row";
import { piecesOf, returningPieces } from "../transitions/shipped-pieces";
import type { Effects, TransitionContext } from "../transitions/transition-context";
import { allItems, type ItemQuantity, pickItems } from "./pick-items";
import { writeOff } from "./write-off";

/** A parcel that is back in the shop: all its items, and those that cannot be sold again. */
export type Arrival = { items: ItemQuantity[]; unsellable: ItemQuantity[] };

/** The items on their way back: those of the return, or all of them for an undelivered parcel. */
export function comingBack({ lines, going_back: goingBack }: OrderRow): ItemQuantity[] {
  if (!goingBack) return allItems(lines);
  return goingBack.lines.flatMap(({ lineItemId, quantity }) => {
    const line = lines.find((one) => one.lineItemId === lineItemId);
    return line ? [{ line, quantity }] : [];
  });
}

/** 422 if staff mark items as unsellable that are not being returned. */
export function arrivalOf({ order, unsellable }: TransitionContext): Arrival {
  const items = comingBack(order);
  const named = { field: "unsellable", unknown: messages.lineNotComingBack };
  return { items, unsellable: pickItems(items, unsellable, named) };
}

/** What cannot be put on sale, in words for staff: its size or product was removed while it was away. */
function notOnSale({ lines }: OrderRow, lost: readonly Pieces[]): string {
  const named = lines.flatMap((line) => {
    const quantity = lost.reduce(
      (sum, one) => sum + (one.lineItemId === line.lineItemId ? one.quantity : 0),
      0,
    );
    return quantity > 0 ? [`${quantity} × ${titleWithChoice(line)}`] : [];
  });
  return named.join(", ");
}

/**
 * Adds the returned items to the stock of the locations that sent them, then writes off the unsellable ones, so that the stock
 * history shows both. What nothing in the shop stands for any more is named in the order's history.
 */
export async function takeIn(context: TransitionContext, { items, unsellable }: Arrival): Promise<Effects> {
  const { transaction, order } = context;
  const shipped = await returningPieces(context);
  await lockLevels(transaction, shipped);
  const back = piecesOf(shipped, items);
  const booked = await shiftStock(transaction, back, 1, `order:${order.number}`);
  const isLost = ({ inventoryItemId, locationId, isForSale }: LandingPieces) =>
    inventoryItemId !== null &&
    !(
      isForSale &&
      booked.some((one) => one.inventoryItemId === inventoryItemId && one.locationId === locationId)
    );
  if (unsellable.length > 0) await writeOff(context, piecesOf(shipped, unsellable));
  const sellable = items.map(({ line, quantity }) => {
    const broken = unsellable.find((one) => one.line === line)?.quantity ?? 0;
    return { line, quantity: quantity - broken, after: broken };
  });
  const lost = piecesOf(shipped, sellable).filter(isLost);
  return lost.length > 0 ? { notOnSale: notOnSale(order, lost) } : {};
}
