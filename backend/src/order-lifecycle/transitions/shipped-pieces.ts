import { type LandingPieces, landing } from "../../inventory/landing";
import type { Pieces } from "../../inventory/order-stock";
import type { FrozenLine } from "../../orders/frozen-line";
import type { TransitionContext } from "./transition-context";

/** From which locations the items of an order were sent, as its fulfilments say. */
export function shippedPieces({ transaction, order }: TransitionContext): Promise<Pieces[]> {
  return transaction.sql<Pieces>({
    name: "shipped-pieces",
    text: `select i.line_item_id as "lineItemId", i.inventory_item_id as "inventoryItemId",
             f.location_id as "locationId", i.quantity::integer as quantity
           from order_fulfillment l join fulfillment f on f.id = l.fulfillment_id
           join fulfillment_item i on i.fulfillment_id = f.id and i.deleted_at is null
           where l.order_id = $1 and l.deleted_at is null and f.canceled_at is null
           order by f.location_id, i.line_item_id`,
    values: [order.order_id],
  });
}

/** The same, where they are counted when they come back. */
export const returningPieces = async (context: TransitionContext): Promise<LandingPieces[]> =>
  landing(context.transaction, await shippedPieces(context), context.order.lines);

type Quantity = {
  line: FrozenLine;
  quantity: number;
  /** Pieces of the line that are dealt with already. */
  after?: number;
};

/**
 * Spreads quantities of lines over the locations that sent them, always in the same order: so pieces that came back and
 * the broken ones among them are counted at the same location.
 */
export function piecesOf<Piece extends Pieces>(
  shipped: readonly Piece[],
  quantities: readonly Quantity[],
): Piece[] {
  return quantities.flatMap(({ line: { lineItemId }, quantity, after = 0 }) => {
    let [skipped, left] = [after, quantity];
    return shipped
      .filter((piece) => piece.lineItemId === lineItemId)
      .flatMap((piece): Piece[] => {
        const passed = Math.min(skipped, piece.quantity);
        const taken = Math.min(left, piece.quantity - passed);
        skipped -= passed;
        left -= taken;
        return taken > 0 ? [{ ...piece, quantity: taken }] : [];
      });
  });
}
