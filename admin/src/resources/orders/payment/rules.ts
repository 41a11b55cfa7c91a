import type { OrderStatus } from "@contract/order-states";
import type { Order } from "../rules";

export type MoneyBack = "online" | "cash" | "nothing";

/** Who gives the money back when the goods do not stay with the shopper: the provider, staff by hand, or nobody had any. */
export function moneyBack({
  paymentMethod,
  paymentStatus,
}: Pick<Order, "paymentMethod" | "paymentStatus">): MoneyBack {
  const isPaid = paymentStatus === "paid" || paymentStatus === "partially_refunded";
  if (paymentMethod === "online") return isPaid || paymentStatus === "authorized" ? "online" : "nothing";
  return isPaid ? "cash" : "nothing";
}

const atTheDoor: readonly OrderStatus[] = ["shipped", "out_for_delivery", "delivered"];

/** What staff may note of cash now: that it came in, or that it was handed back. Online money speaks for itself. */
export function cashToNote({
  orderStatus,
  paymentMethod,
  paymentStatus,
}: Pick<Order, "orderStatus" | "paymentMethod" | "paymentStatus">): "paid" | "refunded" | null {
  if (paymentMethod !== "cod") return null;
  if (paymentStatus === "cod_due") return atTheDoor.includes(orderStatus) ? "paid" : null;
  return paymentStatus === "refund_pending" ? "refunded" : null;
}

export function refundColour(status: Order["refunds"][number]["status"]) {
  return ({ pending: "warning", processed: "success", failed: "error" } as const)[status];
}
