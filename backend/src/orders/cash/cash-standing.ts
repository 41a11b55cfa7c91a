import type { PaymentStatus } from "../../contract/order-states";

/** The cash of an order as its records tell it; rupees. All of an order is paid in one go, or nothing. */
export type CashRecords = {
  total: number;
  isReceived: boolean;
  /** What of it belongs to the shopper again: an order that was called off, or goods that came back. */
  owed: number;
  /** What of that was given back. */
  given: number;
  /** Nobody waits for it any more. */
  isClosed: boolean;
};

/** The payment status that the records of an order's cash make, in whatever order they came about. */
export function cashStanding({ total, isReceived, owed, given, isClosed }: CashRecords): PaymentStatus {
  if (!isReceived) return isClosed ? "cancelled" : "cod_due";
  if (owed === 0) return "paid";
  if (given < owed) return "refund_pending";
  return owed < total ? "partially_refunded" : "refunded";
}
