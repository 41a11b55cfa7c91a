import { isToThePaisa } from "@contract/money";
import { cashIsWithCourier } from "@contract/order-states";
import type { RefundMeans } from "@contract/refund-account";
import { readNumber } from "../../../read-number";
import type { Order } from "../rules";

export type MoneyBack = "online" | "cash" | "cashDue" | "nothing";

/**
 * How the money is refunded if the shopper does not keep the goods: by the provider, by staff by hand, or not at all
 * because none was received.
 */
export function moneyBack({
  orderStatus,
  paymentMethod,
  paymentStatus,
}: Pick<Order, "orderStatus" | "paymentMethod" | "paymentStatus">): MoneyBack {
  const isPaid = paymentStatus === "paid" || paymentStatus === "partially_refunded";
  if (paymentMethod === "online") return isPaid || paymentStatus === "authorized" ? "online" : "nothing";
  if (isPaid) return "cash";
  return paymentStatus === "cod_due" && cashIsWithCourier.includes(orderStatus) ? "cashDue" : "nothing";
}

type AboutCash = Pick<Order, "orderStatus" | "paymentMethod" | "paymentStatus"> & {
  deliveryMethod?: Order["deliveryMethod"];
};

/** Whether cash for this order is still expected. */
export const isCashDue = ({ paymentMethod, paymentStatus }: AboutCash) =>
  paymentMethod === "cod" && paymentStatus === "cod_due";

const isByCourier = ({ deliveryMethod = "courier" }: AboutCash) => deliveryMethod === "courier";

/** Whether its cash may be noted by itself: at the counter and at the door it is noted with the hand-over. */
export const canNoteCash = (order: AboutCash) =>
  isCashDue(order) && (isByCourier(order) || order.orderStatus === "delivered");

const cashWords = {
  courier: "order.method.cod",
  vehicle: "counter.atDoor",
  pickup: "counter.atShop",
} as const;

/** How an order is paid, in words. */
export const methodWords = ({ paymentMethod, deliveryMethod = "courier" }: AboutCash) =>
  paymentMethod === "cod" ? cashWords[deliveryMethod] : `order.method.${paymentMethod}`;

/** The shopper has the goods, so the courier has the cash. */
export const isCashWithCourier = (order: AboutCash) =>
  isCashDue(order) && isByCourier(order) && cashIsWithCourier.includes(order.orderStatus);

/** The text that says where the money is: cash is not refunded automatically. */
export function paymentWords(order: AboutCash): string {
  if (isCashWithCourier(order)) return "money.withCourier";
  if (isCashDue(order) && !isByCourier(order)) return methodWords(order);
  const isOwed = order.paymentMethod === "cod" && order.paymentStatus === "refund_pending";
  return isOwed ? "money.refundOwed" : `order.payment.${order.paymentStatus}`;
}

/** Whether a cash receipt can still be reversed as a mistake: none of it has been refunded yet. */
export const canTakeCashBack = ({
  cashReceipts,
  refunds,
}: Pick<Order, "cashReceipts" | "refunds">): boolean =>
  cashReceipts.some(({ takenBackAt }) => takenBackAt === null) &&
  refunds.every(({ status }) => status !== "processed");

/** Rupees that a return of the order refunds; the full amount if no return was requested. */
export const amountBack = ({ returnRequest, totalAmount }: Pick<Order, "returnRequest" | "totalAmount">) =>
  returnRequest?.refund ?? totalAmount;

/** The most likely refund method: the one the shopper asked for. */
export const likelyMeans = ({ refundAccount }: Pick<Order, "refundAccount">): RefundMeans =>
  refundAccount?.kind ?? "cash";

/** The amount that staff typed, if it can be refunded: above 0, at most two decimals, and no more than is owed. */
export function refundAmount(typed: string, due: number): number | undefined {
  const amount = readNumber(typed) ?? 0;
  return isToThePaisa(amount) && amount > 0 && amount <= due ? amount : undefined;
}

export function refundColour(status: Order["refunds"][number]["status"]) {
  return ({ pending: "warning", processed: "success", failed: "error" } as const)[status];
}
