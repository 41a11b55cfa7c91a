import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { byLocation, lockLevels, type Pieces, shiftStock } from "../../inventory/order-stock";
import { createParcel, type Parcel } from "./parcel";
import { sendParcel } from "./ship";
import { shippedPieces } from "./shipped-pieces";
import type { TransitionContext } from "./transition-context";

type Level = { locationId: string; free: number };

/** The location that can do without the most of an item; none if the shop no longer counts it. */
async function fullestLevel(
  { transaction, ids }: TransitionContext,
  inventoryItemId: string | null,
): Promise<Level | undefined> {
  const [level] = await transaction.sql<Level>({
    name: "fullest-level",
    text: `select location_id as "locationId", case when exists (
               select from catalog_variant v where v.inventory_item_id = $1 and v.allows_backorder)
             then 'infinity' else stocked_quantity - reserved_quantity end::float8 as free
           from inventory_level where inventory_item_id = $1 and deleted_at is null
           order by free desc, (location_id = $2) desc, location_id limit 1`,
    values: [inventoryItemId, ids.stockLocationId],
  });
  return level;
}

/**
 * Sends the items of an order that are in none of its parcels. Until schema 1270 an order whose reservation somebody had removed left
 * without them in the books; the goods themselves have gone, so they leave the stock now. 409 `pieces_taken` if they have been sold
 * to somebody else since.
 */
export async function sendLeftBehind(context: TransitionContext): Promise<Parcel[]> {
  const { transaction, order, ids } = context;
  const shipped = await shippedPieces(context);
  const sentOf = (id: string) =>
    shipped.reduce((sum, { lineItemId, quantity }) => sum + (lineItemId === id ? quantity : 0), 0);
  const left = order.lines
    .map((line) => ({ ...line, quantity: line.quantity - sentOf(line.lineItemId) }))
    .filter(({ quantity }) => quantity > 0);
  if (left.length === 0) return [];
  await lockLevels(transaction, left);
  const pieces: Pieces[] = [];
  for (const { lineItemId, inventoryItemId, quantity } of left) {
    const level = await fullestLevel(context, inventoryItemId);
    if (level && level.free < quantity) throw refuse.conflict("pieces_taken", messages.piecesTaken);
    const locationId = level?.locationId ?? ids.stockLocationId;
    pieces.push({ lineItemId, inventoryItemId, locationId, quantity });
  }
  const parcels: Parcel[] = [];
  for (const [locationId, ofLocation] of byLocation(pieces)) {
    const parcel = await createParcel(context, locationId, ofLocation);
    await sendParcel(context, parcel, context.courier);
    parcels.push(parcel);
  }
  await shiftStock(transaction, pieces, -1, `order:${order.number}`);
  return parcels;
}
