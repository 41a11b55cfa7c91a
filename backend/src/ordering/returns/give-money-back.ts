import { messages } from "../../contract/messages";
import { Refusal } from "../../contract/refusal";
import { refundable, requestRefund } from "../../payments/request-refund";
import { closeCash } from "../moves/close";
import type { MoveCase, Outcome } from "../moves/move-case";
import { partBack } from "./part-back";

/**
 * What becomes of the money of goods that came back: an online payment goes back the way it came, cash is handed back
 * by staff, and cash of a whole order that was still due is not asked for any more.
 *
 * 409 `cash_not_noted` for a part whose cash is still due: the courier was paid at the door and brings the whole amount,
 * so it has to come in as a whole before a part of it goes out again.
 */
export async function giveMoneyBack(move: MoveCase): Promise<Outcome> {
  const { transaction, order } = move;
  const part = partBack(order);
  const isDue = order.payment_status === "cod_due";
  if (isDue && part) throw new Refusal(409, "cash_not_noted", messages.returnCashNotNoted);
  if (isDue) return { paymentStatus: await closeCash(move) };
  // What went back before, by other hands, does not go back again.
  const left = await refundable(transaction, order);
  const amount = Math.min(part?.refund ?? left, left);
  if (amount === 0) return {};
  return { paymentStatus: await requestRefund(transaction, { order, amount, reason: "Returned" }) };
}
