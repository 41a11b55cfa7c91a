import { messages } from "../../contract/messages";
import { addRupees } from "../../contract/money";
import { priceOfPieces, returnRefund } from "../../contract/return-refund";
import { keepRefundAccount } from "../../orders/cash/refund-account";
import type { ReturnedLine } from "../../orders/order-row";
import { partBack } from "../../orders/part-back";
import type { Effects, TransitionContext } from "../transitions/transition-context";
import { type Arrival, comingBack } from "./arrival";
import { cancelEngineReturn, creditDelivery, openEngineReturn, receiveEngineReturn } from "./engine-returns";
import { allItems, type ItemQuantity, pickItems } from "./pick-items";

const event = (name: string, { order }: TransitionContext, returnId: string) => ({
  name,
  data: { order_id: order.order_id, return_id: returnId },
});

/** Stores which items are returned and their refund, so that later price changes do not matter. */
async function keepRequested(
  { transaction, order }: TransitionContext,
  items: readonly ItemQuantity[],
): Promise<void> {
  const named = items.map(({ line, quantity }) => ({ ...line, quantity }));
  const { refund, isWhole } = returnRefund({ cartItems: order.lines, totalAmount: order.total }, named);
  const lines: ReturnedLine[] = items.map(({ line, quantity }) => ({
    lineItemId: line.lineItemId,
    quantity,
    amount: priceOfPieces(line.lineTotal, quantity, line.quantity),
  }));
  await transaction.sql({
    name: "return-request",
    text: "insert into shop_return (order_id, lines, is_whole, refund) values ($1, $2, $3, $4)",
    values: [order.order_id, JSON.stringify(lines), isWhole, refund],
  });
}

/**
 * Opens a return: for the shopper within the return window, for staff at any time. 422 for a line that was not bought,
 * or more of it than was bought.
 */
export async function openReturn(context: TransitionContext): Promise<Effects> {
  const all = allItems(context.order.lines);
  const named = { field: "items", unknown: messages.lineNotInOrder };
  const items = context.goingBack ? pickItems(all, context.goingBack, named) : all;
  await keepRequested(context, items);
  const { refundAccount, order } = context;
  if (refundAccount && order.payment_method === "cod")
    await keepRefundAccount(context.transaction, order.order_id, refundAccount);
  const returnId = await openEngineReturn(context, items);
  return { events: [event("order.return_requested", context, returnId)] };
}

export async function rejectReturn(context: TransitionContext): Promise<Effects> {
  await cancelEngineReturn(context);
  return {};
}

/** A return that was refused or closed is taken up again, of the same items: the engine has cancelled its own for good and gets another. */
export async function reopenReturn(context: TransitionContext): Promise<Effects> {
  const returnId = await openEngineReturn(context, comingBack(context.order));
  return { events: [event("order.return_requested", context, returnId)] };
}

/** Records that the items are back in the shop; the caller handles money and stock. */
export async function receiveReturn(context: TransitionContext, arrival: Arrival): Promise<Effects> {
  const { shipping_charge: shipping, cod_fee: fee } = context.order;
  const returnId = await receiveEngineReturn(context, arrival);
  if (!partBack(context.order)) await creditDelivery(context, addRupees(shipping, fee), returnId);
  return { events: [event("order.return_received", context, returnId)] };
}
