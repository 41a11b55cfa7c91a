import { cashIsWithCourier, type PaymentStatus } from "@contract/order-states";
import type { Order } from "@contract/orders";

type AboutMoney = Pick<Order, "orderStatus" | "paymentMethod" | "paymentStatus">;

/** Where the payment of an order stands as its shopper sees it: cash that they gave at the door is not due any more. */
export function paymentWords({
  orderStatus,
  paymentMethod,
  paymentStatus,
}: AboutMoney): PaymentStatus | "with_courier" | "owed" {
  if (paymentMethod !== "cod") return paymentStatus;
  if (paymentStatus === "refund_pending") return "owed";
  return paymentStatus === "cod_due" && cashIsWithCourier.includes(orderStatus)
    ? "with_courier"
    : paymentStatus;
}

/** What becomes of the money of an order that came back: it was paid online, in cash, is with the courier, or was never paid. */
export function moneyBackWords({
  paymentMethod,
  paymentStatus,
}: AboutMoney): "online" | "cod" | "codDue" | "none" {
  if (paymentMethod === "online") return "online";
  if (paymentStatus === "cancelled") return "none";
  return paymentStatus === "cod_due" ? "codDue" : "cod";
}
