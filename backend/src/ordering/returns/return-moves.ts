import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import type { MoveCase, Outcome } from "../moves/move-case";
import { cancelEngineReturn, creditDelivery, openEngineReturn, receiveEngineReturn } from "./engine-returns";

const event = (name: string, { order }: MoveCase, returnId: string) => ({
  name,
  data: { order_id: order.order_id, return_id: returnId },
});

/** A return is asked for: by the shopper inside the window, or by staff for them at any time. */
export async function openReturn(move: MoveCase): Promise<Outcome> {
  const returnId = await openEngineReturn(move);
  return { events: [event("order.return_requested", move, returnId)] };
}

/** 422 without a note: the shopper is told why. */
export async function rejectReturn(move: MoveCase): Promise<Outcome> {
  if (!move.note) throw refuse.invalid([{ field: "note", message: messages.returnReasonNeeded }]);
  await cancelEngineReturn(move);
  return {};
}

/** The goods are back in the shop; money and stock are the caller's. */
export async function takeBack(move: MoveCase): Promise<Outcome> {
  const { shipping_charge: shipping, cod_fee: fee } = move.order;
  const returnId = await receiveEngineReturn(move);
  await creditDelivery(move, (Math.round(shipping * 100) + Math.round(fee * 100)) / 100, returnId);
  return { events: [event("order.return_received", move, returnId)] };
}
