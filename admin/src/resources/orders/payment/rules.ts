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

/** Where the courier may have the cash already, and the shop not yet. */
const beyondTheDoor: readonly OrderStatus[] = [
  "shipped",
  "out_for_delivery",
  "delivered",
  "return_requested",
  "return_approved",
];

type AboutCash = Pick<Order, "orderStatus" | "paymentMethod" | "paymentStatus" | "returnRequest">;

const isPart = ({ returnRequest }: Pick<Order, "returnRequest">) => returnRequest?.isWhole === false;

/** What staff may note of cash now: that it came in, or that it was handed back. Online money speaks for itself. */
export function cashToNote(order: AboutCash): "paid" | "refunded" | "partially_refunded" | null {
  const { orderStatus, paymentMethod, paymentStatus } = order;
  if (paymentMethod !== "cod") return null;
  if (paymentStatus === "cod_due") return beyondTheDoor.includes(orderStatus) ? "paid" : null;
  if (paymentStatus !== "refund_pending") return null;
  return isPart(order) ? "partially_refunded" : "refunded";
}

/** Rupees that a return of the order gives back; all of it where nobody asked for one. */
export const amountBack = ({ returnRequest, totalAmount }: Pick<Order, "returnRequest" | "totalAmount">) =>
  returnRequest?.refund ?? totalAmount;

/** The price of a part can be handed back only out of cash that came in. */
export const needsCashFirst = (order: Pick<Order, "paymentStatus" | "returnRequest">) =>
  order.paymentStatus === "cod_due" && isPart(order);

export function refundColour(status: Order["refunds"][number]["status"]) {
  return ({ pending: "warning", processed: "success", failed: "error" } as const)[status];
}
