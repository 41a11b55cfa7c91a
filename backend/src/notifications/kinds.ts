import type { OrderStatus, PaymentStatus } from "../contract/order-states";
import type { Message } from "./send-once";

export const mailKinds = [
  "placed",
  "confirmed",
  "ready",
  "collect_soon",
  "shipped",
  "delivery_failed",
  "coming_back",
  "brought_again",
  "delivered",
  "cancelled",
  "refunded",
  "return_asked",
  "return_decided",
  "return_closed",
  "return_reopened",
] as const;
export type MailKind = (typeof mailKinds)[number];

export const textKinds = [
  "placed",
  "ready",
  "collect_soon",
  "shipped",
  "out_for_delivery",
  "delivered",
] as const;
export type TextKind = (typeof textKinds)[number];

/** What the devices of a shopper are told, if they asked for it. */
export const pushKinds = [
  "confirmed",
  "ready",
  "collect_soon",
  "slot_moved",
  "shipped",
  "out_for_delivery",
  "delivery_failed",
  "coming_back",
  "brought_again",
  "delivered",
  "cancelled",
  "refunded",
  "return_decided",
  "return_closed",
  "return_reopened",
] as const;
export type PushKind = (typeof pushKinds)[number];

/** A step in the life of an order, or money that has gone back, as the triggers of schemas 0220 and 1330 write it. */
export type News = {
  from?: OrderStatus | null;
  to?: OrderStatus;
  paymentStatus?: PaymentStatus;
  /** Rupees that have gone back. */
  refund?: number;
  /** Which time it is that this happens to the order, from the second on. */
  nth?: number;
  /** Whether the order is picked up at the shop. */
  isPickup?: boolean;
};

/** What has gone back by now: the whole of a payment, or a part. */
const refunds: readonly PaymentStatus[] = ["refunded", "partially_refunded"];

/** The mail for a piece of news. An order that is not paid yet causes none. */
export function mailOf({ from, to, paymentStatus, isPickup = false }: News): MailKind | undefined {
  if (paymentStatus) return refunds.includes(paymentStatus) ? "refunded" : undefined;
  switch (to) {
    case "pending":
      return "placed";
    case "confirmed":
      return from === "pending" ? "confirmed" : "placed";
    case "packed":
      return isPickup ? "ready" : undefined;
    case "shipped":
      return "shipped";
    case "out_for_delivery":
      return from === "rto_in_transit" ? "brought_again" : "shipped";
    case "delivery_failed":
      return "delivery_failed";
    case "rto_in_transit":
      return "coming_back";
    case "delivered":
      return "delivered";
    case "cancelled":
      return from === "pending_payment" ? undefined : "cancelled";
    case "return_requested":
      return "return_asked";
    case "return_approved":
      return from === "return_rejected" ? "return_reopened" : "return_decided";
    case "return_rejected":
      return from === "return_approved" ? "return_closed" : "return_decided";
    default:
      return undefined;
  }
}

/** The short text message for a piece of news, if the shopper wants such messages. */
export function textOf(news: News): TextKind | undefined {
  if (news.to === "out_for_delivery") return "out_for_delivery";
  const kind = mailOf(news);
  return textKinds.find((text) => text === kind);
}

/**
 * What devices are told of a piece of news: what happens at the shop and on the way. Whoever has just placed an order or asked
 * for a return has seen it on the screen.
 */
export function pushOf(news: News): PushKind | undefined {
  const kind = mailOf(news);
  if (kind === "brought_again") return kind;
  if (news.to === "confirmed" || news.to === "out_for_delivery") return news.to;
  return pushKinds.find((push) => push === kind);
}

/** The mail, the text and the push that a piece of news about an order leads to. */
export function messagesOf(orderId: string, news: News): Message[] {
  const { nth } = news;
  const kinds = { mail: mailOf(news), "text-message": textOf(news), push: pushOf(news) } as const;
  const channels = ["mail", "text-message", "push"] as const;
  return channels.flatMap((channel) => {
    const kind = kinds[channel];
    return kind ? [{ channel, kind, orderId, ...(nth !== undefined && { nth }) }] : [];
  });
}

/** A parcel may be said to come back, and be brought again, more than once, as a return may be closed and reopened. */
const toldEachTime: readonly (MailKind | undefined)[] = [
  "coming_back",
  "brought_again",
  "return_closed",
  "return_reopened",
];

/** Whether a shopper is told each time. */
export const isToldEachTime = (news: News): boolean => toldEachTime.includes(mailOf(news));
