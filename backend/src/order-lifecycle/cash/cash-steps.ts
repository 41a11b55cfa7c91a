import type { RefundMeans } from "../../contract/cash";
import { messages } from "../../contract/messages";
import type { CounterMeans } from "../../contract/order-states";
import { Refusal } from "../../contract/refusal";
import { cashRecords, cashStillOwed, validReceipt, withCash } from "../../orders/cash/cash-of-order";
import type { OrderRow } from "../../orders/order-row";
import { named } from "../../platform/db/named";
import type { Effects } from "../transitions/transition-context";
import { type CashCase, cancelInEngine, captureCash, refundInEngine, uncaptureCash } from "./engine-cash";

/** The order after a step with its cash, and the events for the engine's bus. */
export type CashStep = { order: OrderRow; events: NonNullable<Effects["events"]> };

export const effectsOfCash = ({ order, events }: CashStep): Effects => ({
  paymentStatus: order.payment_status,
  events,
});

const paymentEvent = (name: "captured" | "refunded", id: string) => ({
  name: `payment.${name}`,
  data: { id },
});

type CashIn = {
  reference: string | null;
  /** Rupees, if another amount than was due was paid in: the shopper has paid all the same. */
  paidIn?: number | null;
  /** How it was paid at the counter. */
  means?: CounterMeans | null;
};

/**
 * Records that the cash was received, from a courier or at the counter. The price of items returned in the meantime is owed out
 * of it at once. 409 `illegal_payment` if no cash is due.
 */
export async function receiveCash(
  on: CashCase,
  { reference, paidIn = null, means = null }: CashIn,
): Promise<CashStep> {
  const { transaction, order, at, byId } = on;
  if (order.payment_method !== "cod" || order.payment_status !== "cod_due")
    throw new Refusal(409, "illegal_payment", messages.illegalPayment(order.payment_status, "paid"));
  const paymentId = await captureCash(on);
  await transaction.sql({
    name: "cash-receipt",
    text: `insert into shop_cash_receipt (order_id, reference, at, by_id, paid_in, means)
           values ($1, $2, $3, $4, $5, $6)`,
    values: [order.order_id, reference, at, byId ?? null, paidIn, means],
  });
  const receipt = {
    at: at.toISOString(),
    reference,
    means,
    paidIn,
    takenBackAt: null,
    takenBackReason: null,
  };
  return {
    order: withCash(order, { receipts: [...(order.cash?.receipts ?? []), receipt] }),
    events: [paymentEvent("captured", paymentId)],
  };
}

/** Records an amount (rupees) owed to the shopper, whether or not the cash has been received yet. */
export async function oweCash(on: CashCase, amount: number, reason: string | null): Promise<CashStep> {
  const { transaction, order, at } = on;
  await transaction.sql({
    name: "cash-owed",
    text: "insert into shop_cash_owed (order_id, amount, reason, at) values ($1, $2, $3, $4)",
    values: [order.order_id, amount, reason, at],
  });
  return {
    order: withCash(order, { owed: amount, owedAt: at.toISOString(), owedReason: reason }),
    events: [],
  };
}

/** Cancels a cash payment that was not made and never will be; nothing is owed. */
export async function closeCash(on: CashCase): Promise<CashStep> {
  const { transaction, order } = on;
  await cancelInEngine(on);
  await transaction.sql({
    name: "cash-not-owed",
    text: "delete from shop_cash_owed where order_id = $1",
    values: [order.order_id],
  });
  return {
    order: withCash({ ...order, payment_status: "cancelled" }, { owed: 0, owedAt: null }),
    events: [],
  };
}

export type CashRefund = {
  /** Rupees. */
  amount: number;
  how: RefundMeans;
  reference: string | null;
  reason: string;
};

const insertRefund = named<{
  refundId: string;
  orderId: string;
  amount: number;
  how: CashRefund["how"];
  reference: CashRefund["reference"];
  reason: string;
  at: Date;
  byId: string | null;
}>(
  "cash-refund",
  `insert into shop_cash_refund (id, order_id, amount, how, reference, reason, at, by_id)
   values (:refundId, :orderId, :amount, :how, :reference, :reason, :at, :byId)`,
);

/**
 * Records a cash refund by staff, of all that is owed or a part of it. 409 `cash_not_noted` if the cash has not been
 * received, `nothing_owed`, and `refund_too_large` for more than is left.
 */
export async function giveCashBack(
  on: CashCase,
  { amount, how, reference, reason }: CashRefund,
): Promise<CashStep> {
  const { transaction, order, at, byId } = on;
  const left = cashStillOwed(order);
  if (order.payment_method !== "cod" || left <= 0)
    throw new Refusal(409, "nothing_owed", messages.nothingOwed);
  if (!validReceipt(order)) throw new Refusal(409, "cash_not_noted", messages.cashNotNoted);
  if (amount > left) throw new Refusal(409, "refund_too_large", messages.owedAtMost(left));
  const { refundId, paymentId } = await refundInEngine(on, amount, reason);
  await transaction.sql(
    insertRefund({
      refundId,
      orderId: order.order_id,
      amount,
      how,
      reference,
      reason,
      at,
      byId: byId ?? null,
    }),
  );
  const refund = { amount, how, reference, reason, at: at.toISOString() };
  return {
    order: withCash(order, { refunds: [...(order.cash?.refunds ?? []), refund] }),
    events: [paymentEvent("refunded", paymentId)],
  };
}

/** Statuses of orders that will not be paid any more if their cash was noted by mistake. */
const over: readonly OrderRow["status"][] = ["cancelled", "rto_received"];

/**
 * Reverts a receipt of cash that was noted by mistake: the cash is due again, unless the order has ended. 409
 * `illegal_payment` if no cash was noted, `cash_given_back` if some of it was refunded already.
 */
export async function takeReceiptBack(on: CashCase, reason: string): Promise<CashStep> {
  const { transaction, order, at, byId } = on;
  const receipt = validReceipt(order);
  if (!receipt)
    throw new Refusal(409, "illegal_payment", messages.illegalPayment(order.payment_status, "cod_due"));
  if (cashRecords(order).given > 0) throw new Refusal(409, "cash_given_back", messages.cashGivenBack);
  await uncaptureCash(on);
  await transaction.sql({
    name: "cash-receipt-taken-back",
    text: `update shop_cash_receipt set taken_back_at = $2, taken_back_by = $3, taken_back_reason = $4
           where order_id = $1 and taken_back_at is null`,
    values: [order.order_id, at, byId ?? null, reason],
  });
  const takenBack = { ...receipt, takenBackAt: at.toISOString(), takenBackReason: reason };
  const receipts = order.cash?.receipts.map((one) => (one === receipt ? takenBack : one)) ?? [];
  const waiting = withCash(order, { receipts });
  return over.includes(order.status) ? closeCash({ ...on, order: waiting }) : { order: waiting, events: [] };
}
