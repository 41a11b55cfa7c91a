import type { PaymentStatus } from "../../contract/order-states";
import { partBack } from "../../orders/part-back";
import { refundable, requestRefund } from "../../payments/request-refund";
import { closeCash, oweCash } from "../cash/cash-steps";
import type { MoveCase, Outcome } from "../transitions/move-case";

/**
 * What becomes of the money of goods that came back: an online payment goes back the way it came, and of cash it is owed,
 * also where the courier has not brought it yet. `noted` is `cancelled` where staff say that nobody ever paid for an order
 * that came back whole.
 */
export async function giveMoneyBack(move: MoveCase, noted: PaymentStatus | null): Promise<Outcome> {
  const { transaction, order, note } = move;
  const part = partBack(order);
  if (order.payment_method === "cod") {
    const isNeverPaid = noted === "cancelled" && order.payment_status === "cod_due" && !part;
    const step = isNeverPaid
      ? await closeCash(move)
      : await oweCash(move, part?.refund ?? order.total, note ?? "Returned");
    return { paymentStatus: step.order.payment_status };
  }
  // What went back before, by other hands, does not go back again.
  const left = await refundable(transaction, order);
  const amount = Math.min(part?.refund ?? left, left);
  if (amount === 0) return {};
  return { paymentStatus: await requestRefund(transaction, { order, amount, reason: note ?? "Returned" }) };
}
