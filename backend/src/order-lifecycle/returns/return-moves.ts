import { messages } from "../../contract/messages";
import { priceOfPieces, returnRefund } from "../../contract/return-refund";
import { keepRefundAccount } from "../../orders/cash/refund-account";
import type { ReturnedLine } from "../../orders/order-row";
import { partBack } from "../../orders/part-back";
import { inRupees } from "../../shipping/quote";
import type { MoveCase, Outcome } from "../transitions/move-case";
import type { Arrival } from "./arrival";
import { cancelEngineReturn, creditDelivery, openEngineReturn, receiveEngineReturn } from "./engine-returns";
import { allPieces, type Pieces, pickPieces } from "./pick-pieces";

const event = (name: string, { order }: MoveCase, returnId: string) => ({
  name,
  data: { order_id: order.order_id, return_id: returnId },
});

/** Keeps what goes back and what is given for it, whatever the catalogue says later. */
async function keepWish({ transaction, order }: MoveCase, pieces: readonly Pieces[]): Promise<void> {
  const named = pieces.map(({ line, quantity }) => ({ ...line, quantity }));
  const { refund, isWhole } = returnRefund({ cartItems: order.lines, totalAmount: order.total }, named);
  const lines: ReturnedLine[] = pieces.map(({ line, quantity }) => ({
    lineItemId: line.lineItemId,
    quantity,
    amount: priceOfPieces(line.lineTotal, quantity, line.quantity),
  }));
  await transaction.sql({
    name: "return-wish",
    text: "insert into shop_return (order_id, lines, is_whole, refund) values ($1, $2, $3, $4)",
    values: [order.order_id, JSON.stringify(lines), isWhole, refund],
  });
}

/**
 * A return is asked for: by the shopper inside the window, or by staff for them at any time. 422 where a line is named
 * that was not bought, or more of it.
 */
export async function openReturn(move: MoveCase): Promise<Outcome> {
  const all = allPieces(move.order.lines);
  const named = { field: "items", unknown: messages.lineNotInOrder };
  const pieces = move.goingBack ? pickPieces(all, move.goingBack, named) : all;
  await keepWish(move, pieces);
  const { refundAccount, order } = move;
  if (refundAccount && order.payment_method === "cod")
    await keepRefundAccount(move.transaction, order.order_id, refundAccount);
  const returnId = await openEngineReturn(move, pieces);
  return { events: [event("order.return_requested", move, returnId)] };
}

export async function rejectReturn(move: MoveCase): Promise<Outcome> {
  await cancelEngineReturn(move);
  return {};
}

/** The goods are back in the shop; money and stock are the caller's. */
export async function takeBack(move: MoveCase, arrival: Arrival): Promise<Outcome> {
  const { shipping_charge: shipping, cod_fee: fee } = move.order;
  const returnId = await receiveEngineReturn(move, arrival);
  if (!partBack(move.order)) await creditDelivery(move, inRupees(shipping, fee), returnId);
  return { events: [event("order.return_received", move, returnId)] };
}
