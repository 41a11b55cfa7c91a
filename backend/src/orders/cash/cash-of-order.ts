import type { RefundMeans } from "../../contract/cash";
import { addRupees } from "../../contract/money";
import type { CounterMeans } from "../../contract/order-states";
import type { OrderRow } from "../order-row";
import { type CashRecords, cashPaymentStatus } from "./cash-status";

/** A recorded receipt of cash; times as PostgreSQL writes them in JSON. */
export type ReceiptRow = {
  at: string;
  reference: string | null;
  means: CounterMeans | null;
  /** Rupees, where another amount than was due was paid in; null elsewhere. */
  paidIn: number | null;
  takenBackAt: string | null;
  takenBackReason: string | null;
};

/** A cash refund; `amount` in rupees. */
export type CashRefundRow = {
  amount: number;
  how: RefundMeans;
  reference: string | null;
  reason: string;
  at: string;
};

/** All cash records of an order, oldest first; amounts in rupees. */
export type CashRow = {
  receipts: ReceiptRow[];
  owed: number;
  owedAt: string | null;
  owedReason: string | null;
  refunds: CashRefundRow[];
};

/** The column `cash` of an OrderRow over `o`, shop_order; null for an order that is paid online. */
export const cashColumn = `
  case when o.payment_method = 'cod' then (
    select json_build_object(
      'receipts', coalesce((select json_agg(json_build_object('at', c.at, 'reference', c.reference,
          'means', c.means, 'paidIn', c.paid_in, 'takenBackAt', c.taken_back_at,
          'takenBackReason', c.taken_back_reason) order by c.id)
        from shop_cash_receipt c where c.order_id = o.order_id), '[]'),
      'owed', coalesce(w.amount, 0), 'owedAt', w.at, 'owedReason', w.reason,
      'refunds', coalesce((select json_agg(json_build_object('amount', f.amount, 'how', f.how,
          'reference', f.reference, 'reason', f.reason, 'at', f.at) order by f.at, f.id)
        from shop_cash_refund f where f.order_id = o.order_id), '[]'))
    from (select) one left join shop_cash_owed w on w.order_id = o.order_id) end as cash`;

type CashOrder = Pick<OrderRow, "cash" | "total" | "payment_status">;

/** The valid receipt: the one that was not reverted. */
export const validReceipt = ({ cash }: Pick<OrderRow, "cash">): ReceiptRow | undefined =>
  cash?.receipts.find(({ takenBackAt }) => takenBackAt === null);

export function cashRecords(order: CashOrder): CashRecords {
  return {
    total: order.total,
    isReceived: validReceipt(order) !== undefined,
    owed: order.cash?.owed ?? 0,
    given: addRupees(...(order.cash?.refunds ?? []).map(({ amount }) => amount)),
    isClosed: order.payment_status === "cancelled",
  };
}

/** Rupees owed to the shopper and not refunded yet, whether or not the cash has been received. */
export function cashStillOwed(order: CashOrder): number {
  const { owed, given, isClosed } = cashRecords(order);
  return isClosed ? 0 : addRupees(owed, -given);
}

/** Rupees that were received and have to be refunded. */
export const refundDue = (order: CashOrder): number => (validReceipt(order) ? cashStillOwed(order) : 0);

/** The order with other cash records and the payment status that follows from them. */
export function withCash<Order extends CashOrder>(order: Order, cash: Partial<CashRow>): Order {
  const none: CashRow = { receipts: [], owed: 0, owedAt: null, owedReason: null, refunds: [] };
  const changed = { ...order, cash: { ...none, ...order.cash, ...cash } };
  return { ...changed, payment_status: cashPaymentStatus(cashRecords(changed)) };
}
