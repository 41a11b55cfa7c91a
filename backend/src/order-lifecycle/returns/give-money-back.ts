import { messages } from "../../contract/messages";
import type { PaymentStatus } from "../../contract/order-states";
import { partBack } from "../../orders/part-back";
import { refundable, requestRefund } from "../../payments/request-refund";
import { closeCash, oweCash } from "../cash/cash-steps";
import type { Effects, TransitionContext } from "../transitions/transition-context";

/**
 * Refunds returned items: an online payment is refunded to its source; cash becomes owed, even if the courier has not
 * brought it yet. `noted` is `cancelled` if staff note that an order that was returned in full was never paid.
 */
export async function giveMoneyBack(
  context: TransitionContext,
  noted: PaymentStatus | null,
): Promise<Effects> {
  const { transaction, order, note } = context;
  const part = partBack(order);
  if (order.payment_method === "cod") {
    const amount = part?.refund ?? order.total;
    const isDueForAll = order.payment_status === "cod_due" && !part;
    // What a coupon made free costs nothing to give back.
    if (amount === 0 && !isDueForAll) return {};
    const isNeverPaid = isDueForAll && (noted === "cancelled" || amount === 0);
    const step = isNeverPaid
      ? await closeCash(context)
      : await oweCash(context, amount, note ?? String(messages.returned));
    return { paymentStatus: step.order.payment_status };
  }
  // Money refunded earlier, for instance in the provider's dashboard, is not refunded twice.
  const left = await refundable(transaction, order);
  const amount = Math.min(part?.refund ?? left, left);
  if (amount === 0) return {};
  return {
    paymentStatus: await requestRefund(transaction, {
      order,
      amount,
      reason: note ?? String(messages.returned),
    }),
  };
}
