import { messages } from "../../contract/messages";
import type { PaymentStatus } from "../../contract/order-states";
import { Refusal } from "../../contract/refusal";
import { cashStillOwed } from "../../orders/cash/cash-of-order";
import type { MoveCase, Outcome } from "../transitions/move-case";
import { type CashStep, closeCash, giveCashBack, outcomeOfCash, receiveCash } from "./cash-steps";

/** What staff note of an order's cash with the status of its payment, as Spec §7 "orders/update" takes it. */

const isAwaited = ({ order }: MoveCase) =>
  order.payment_method === "cod" && order.payment_status === "cod_due";

/** `paid`: the cash is in, before whatever else the call does. */
export async function cashBefore(
  move: MoveCase,
  wanted: PaymentStatus | null,
): Promise<CashStep | undefined> {
  return wanted === "paid" && isAwaited(move) ? receiveCash(move, null) : undefined;
}

/** All that is owed was handed back in cash; it must leave the payment as staff say. */
async function handBack(move: MoveCase, wanted: PaymentStatus): Promise<CashStep | undefined> {
  const { order, note } = move;
  if (order.payment_method !== "cod" || order.payment_status !== "refund_pending" || !note) return undefined;
  const left = cashStillOwed(order);
  const after = (order.cash?.owed ?? 0) < order.total ? "partially_refunded" : "refunded";
  if (wanted !== after) return undefined;
  return giveCashBack(move, { amount: left, how: "cash", reference: null, reason: note });
}

/** The shopper of an order that came back whole never paid for it. */
const isNeverPaid = (move: MoveCase, wanted: PaymentStatus) =>
  wanted === "cancelled" &&
  isAwaited(move) &&
  move.order.status === "return_received" &&
  move.order.going_back?.isWhole === true;

/**
 * What else staff say of the payment, once the order has moved and stands at `moved`. 409 `illegal_payment` for what the
 * call has not made true.
 */
export async function noteCash(
  move: MoveCase,
  wanted: PaymentStatus,
  moved: PaymentStatus | undefined,
): Promise<Outcome> {
  const { payment_status: before } = move.order;
  // `paid` was noted before the order moved on; what it owes since then is the move's own doing.
  if (wanted === moved || wanted === before) return {};
  const step =
    moved === undefined
      ? isNeverPaid(move, wanted)
        ? await closeCash(move)
        : await handBack(move, wanted)
      : undefined;
  if (!step) throw new Refusal(409, "illegal_payment", messages.illegalPayment(moved ?? before, wanted));
  return outcomeOfCash(step);
}
