import { messages } from "../../contract/messages";
import type { PaymentStatus } from "../../contract/order-states";
import { Refusal } from "../../contract/refusal";
import { cashStillOwed } from "../../orders/cash/cash-of-order";
import type { Effects, TransitionContext } from "../transitions/transition-context";
import { type CashStep, closeCash, effectsOfCash, giveCashBack, receiveCash } from "./cash-steps";

/** Cash that staff note through the payment status of an order (Spec §7 "orders/update"). */

const isAwaited = ({ order }: TransitionContext) =>
  order.payment_method === "cod" && order.payment_status === "cod_due";

/** `paid` records the cash before everything else the call does. */
export async function cashBefore(
  context: TransitionContext,
  wanted: PaymentStatus | null,
): Promise<CashStep | undefined> {
  if (wanted !== "paid" || !isAwaited(context)) return undefined;
  const { reference = null, means = null } = context.handOver?.payment ?? {};
  return receiveCash(context, { reference, means });
}

/** Records that all owed cash was refunded, if that leads to the payment status that staff noted. */
async function handBack(context: TransitionContext, wanted: PaymentStatus): Promise<CashStep | undefined> {
  const { order, note } = context;
  if (order.payment_method !== "cod" || order.payment_status !== "refund_pending" || !note) return undefined;
  const left = cashStillOwed(order);
  const after = (order.cash?.owed ?? 0) < order.total ? "partially_refunded" : "refunded";
  if (wanted !== after) return undefined;
  return giveCashBack(context, { amount: left, how: "cash", reference: null, reason: note });
}

/** Whether staff note that an order that was returned in full was never paid. */
const isNeverPaid = (context: TransitionContext, wanted: PaymentStatus) =>
  wanted === "cancelled" &&
  isAwaited(context) &&
  context.order.status === "return_received" &&
  context.order.going_back?.isWhole === true;

/**
 * Applies any other payment status that staff note, after the transition led to `changed`. 409 `illegal_payment` if it
 * does not hold then.
 */
export async function noteCash(
  context: TransitionContext,
  wanted: PaymentStatus,
  changed: PaymentStatus | undefined,
): Promise<Effects> {
  const { payment_status: before } = context.order;
  // `paid` was noted before the transition; what is owed since then is an effect of the transition.
  if (wanted === changed || wanted === before) return {};
  const step =
    changed === undefined
      ? isNeverPaid(context, wanted)
        ? await closeCash(context)
        : await handBack(context, wanted)
      : undefined;
  if (!step) throw new Refusal(409, "illegal_payment", messages.illegalPayment(changed ?? before, wanted));
  return effectsOfCash(step);
}
