import { cashIsWithCourier, type PaymentStatus } from "@contract/order-states";
import type { Order } from "@contract/orders";

type AboutMoney = Pick<Order, "orderStatus" | "paymentMethod" | "paymentStatus"> & {
  pickup?: Order["pickup"];
  vehicle?: Order["vehicle"];
};

/** The state of an order's payment as its shopper sees it: cash that they paid at the door is no longer due. */
export function paymentWords({
  orderStatus,
  paymentMethod,
  paymentStatus,
  pickup,
  vehicle,
}: AboutMoney): PaymentStatus | "with_courier" | "at_counter" | "at_door" | "owed" {
  if (paymentMethod !== "cod") return paymentStatus;
  if (paymentStatus === "refund_pending") return "owed";
  if (paymentStatus === "cod_due" && pickup) return "at_counter";
  if (paymentStatus === "cod_due" && vehicle) return "at_door";
  return paymentStatus === "cod_due" && cashIsWithCourier.includes(orderStatus)
    ? "with_courier"
    : paymentStatus;
}

/**
 * What happens to the money of an order that came back: paid online, paid in cash, still with the courier, or never
 * paid.
 */
export function moneyBackWords({
  paymentMethod,
  paymentStatus,
}: AboutMoney): "online" | "cod" | "codDue" | "none" {
  if (paymentMethod === "online") return "online";
  if (paymentStatus === "cancelled") return "none";
  return paymentStatus === "cod_due" ? "codDue" : "cod";
}
