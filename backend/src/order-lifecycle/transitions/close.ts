import { validReceipt } from "../../orders/cash/cash-of-order";
import { engineModules } from "../../platform/engine/engine-modules";
import { type CashStep, closeCash, oweCash } from "../cash/cash-steps";
import { closePayment } from "../settlement/close-payment";
import type { Effects, TransitionContext } from "./transition-context";

/** Cash that was received is owed back in full; cash that was not is no longer expected. Of nothing, nothing is owed. */
async function closeCashOrder(context: TransitionContext): Promise<CashStep> {
  const { order, note } = context;
  if (!validReceipt(order)) return closeCash(context);
  return order.total === 0 ? { order, events: [] } : oweCash(context, order.total, note);
}

/** Ends a sale before delivery: cancels the engine's order and cancels or refunds its payment. */
export async function close(context: TransitionContext): Promise<Effects> {
  const { transaction, order } = context;
  const { orders } = engineModules(context.scope);
  const paymentStatus =
    order.payment_method === "online"
      ? await closePayment(transaction, order, context.note)
      : (await closeCashOrder(context)).order.payment_status;
  await orders.cancel(order.order_id, transaction.on(orders));
  await transaction.flush(orders);
  return { paymentStatus, events: [{ name: "order.canceled", data: { id: order.order_id } }] };
}
