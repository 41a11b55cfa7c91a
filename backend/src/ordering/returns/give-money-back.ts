import { requestRefund } from "../../payments/request-refund";
import { closeCash } from "../moves/close";
import type { MoveCase, Outcome } from "../moves/move-case";

/**
 * What becomes of the money of goods that came back: an online payment goes back the way it came, cash is handed back
 * by staff, and cash that was still due is not asked for any more.
 */
export async function giveMoneyBack(move: MoveCase): Promise<Outcome> {
  const { transaction, order } = move;
  if (order.payment_status === "cod_due") return { paymentStatus: await closeCash(move) };
  return { paymentStatus: await requestRefund(transaction, { order, reason: "Returned" }) };
}
