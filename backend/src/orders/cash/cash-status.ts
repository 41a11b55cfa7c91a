import type { PaymentStatus } from "../../contract/order-states";

/** The cash of an order according to its records, in rupees. An order is paid in full or not at all. */
export type CashRecords = {
  total: number;
  isReceived: boolean;
  /** The amount owed to the shopper, because the order was cancelled or items were returned. */
  owed: number;
  /** The part of `owed` that was refunded. */
  given: number;
  /** The cash is no longer expected. */
  isClosed: boolean;
};

/** Returns the payment status that follows from an order's cash records, regardless of their order. */
export function cashPaymentStatus({ total, isReceived, owed, given, isClosed }: CashRecords): PaymentStatus {
  if (!isReceived) return isClosed ? "cancelled" : "cod_due";
  if (owed === 0) return "paid";
  if (given < owed) return "refund_pending";
  return owed < total ? "partially_refunded" : "refunded";
}
