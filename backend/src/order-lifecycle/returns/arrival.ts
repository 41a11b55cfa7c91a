import { messages } from "../../contract/messages";
import { lockLevels, shiftStock } from "../../inventory/order-stock";
import type { OrderRow } from "../../orders/order-row";
import { piecesOf, shippedPieces } from "../transitions/shipped-pieces";
import type { TransitionContext } from "../transitions/transition-context";
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

/** Adds the returned items to the stock of the locations that sent them, then writes off the unsellable ones, so that the stock history shows both. */
export async function takeIn(context: TransitionContext, { items, unsellable }: Arrival): Promise<void> {
  const { transaction, order } = context;
  const shipped = await shippedPieces(context);
  await lockLevels(transaction, shipped);
  await shiftStock(transaction, piecesOf(shipped, items), 1, `order:${order.number}`);
  if (unsellable.length > 0) await writeOff(context, piecesOf(shipped, unsellable));
}
