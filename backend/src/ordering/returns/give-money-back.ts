import { paymentOf } from "../moves/cash";
import { engineModules } from "../moves/engine-modules";
import type { MoveCase, Outcome } from "../moves/move-case";

/** Cash that was still due when the goods came back is not asked for any more. */
async function waiveCash(move: MoveCase): Promise<Outcome> {
  const { transaction } = move;
  const { payments } = engineModules(move.scope);
  const { id, collection_id: collectionId } = await paymentOf(move);
  await payments.cancelPayment(id, transaction.on(payments));
  await transaction.flush(payments);
  await payments.updatePaymentCollections(collectionId, { status: "canceled" }, transaction.on(payments));
  await transaction.flush(payments);
  return { paymentStatus: "cancelled" };
}

/** What becomes of the money of goods that came back: handed back by staff where it was cash. */
export async function giveMoneyBack(move: MoveCase): Promise<Outcome> {
  if (move.order.payment_status === "cod_due") return waiveCash(move);
  return { paymentStatus: "refund_pending" };
}
