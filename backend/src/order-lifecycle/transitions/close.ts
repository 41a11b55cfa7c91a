import { standingReceipt } from "../../orders/cash/cash-of-order";
import { closePayment } from "../../payments/close-payment";
import { engineModules } from "../../platform/engine/engine-modules";
import { type CashStep, closeCash, oweCash } from "../cash/cash-steps";
import type { MoveCase, Outcome } from "./move-case";

/** Cash that came in is owed back whole; what did not come is not waited for any more. */
const closeCashOrder = (move: MoveCase): Promise<CashStep> =>
  standingReceipt(move.order) ? oweCash(move, move.order.total, move.note) : closeCash(move);

/** Nothing will be sent any more, and nothing kept: the engine's order is cancelled, and its payment or given back. */
export async function close(move: MoveCase): Promise<Outcome> {
  const { transaction, order } = move;
  const { orders } = engineModules(move.scope);
  const paymentStatus =
    order.payment_method === "online"
      ? await closePayment(transaction, order, move.note)
      : (await closeCashOrder(move)).order.payment_status;
  await orders.cancel(order.order_id, transaction.on(orders));
  await transaction.flush(orders);
  return { paymentStatus, events: [{ name: "order.canceled", data: { id: order.order_id } }] };
}
