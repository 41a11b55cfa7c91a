import type { Order } from "@contract/orders";

/** Why shoppers cancel, by the names of the texts. */
export const cancelReasons = ["mistake", "price", "late", "change", "other"] as const;

/** Whether money was received for it: it is then paid, or already being refunded. */
export const isPaid = ({ paymentMethod, paymentStatus }: Order) =>
  paymentMethod === "online" &&
  ["authorized", "paid", "refund_pending", "partially_refunded", "refunded"].includes(paymentStatus);

/** What becomes of the money, by the name of the text. */
export function moneyOf(order: Order): "paid" | "waiting" | "cash" | "cashPaid" {
  if (isPaid(order)) return "paid";
  if (order.paymentMethod === "online") return "waiting";
  return order.paymentStatus === "paid" ? "cashPaid" : "cash";
}
