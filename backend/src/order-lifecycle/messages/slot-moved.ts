import type { MedusaContainer } from "@medusajs/framework/types";
import { sendByMail, sendByText } from "../../notifications/channels";
import { letterHtml, letterText } from "../../notifications/mail/layout";
import { readerOf } from "../../notifications/reader";
import { sendOnce } from "../../notifications/send-once";
import { texts } from "../../notifications/texts";
import { inWords } from "../../orders/in-words";
import type { OrderWithMoves } from "../../orders/order-row";
import { findOrder } from "../../orders/read-orders";
import { orderPage } from "./order-mail";
import { orderSummary } from "./order-summary";
import { vehicleFacts } from "./vehicle-facts";

/** That staff took an order to another slot: the `nth` time of that order. */
type SlotMoved = { orderId: string; nth: number };

/** The order, if it still has the slot that the message is about; undefined if it was moved again, or is over. */
async function movedOrder({ orderId, nth }: SlotMoved): Promise<OrderWithMoves | undefined> {
  const order = await findOrder(orderId);
  return order?.trip?.moves === nth && order.status !== "cancelled" ? order : undefined;
}

const messageOf = (channel: "mail" | "text-message", { orderId, nth }: SlotMoved) => ({
  channel,
  kind: `slot-moved-${nth}`,
  orderId,
});
const aboutOf = (order: OrderWithMoves) => ({
  kind: "order-slot-moved",
  orderId: order.order_id,
  customerId: order.customer_id,
});

/** E-mails the shopper the new slot of an order. Shoppers of the demo get none. */
export async function mailSlotMoved(scope: MedusaContainer, moved: SlotMoved): Promise<void> {
  const order = await movedOrder(moved);
  if (!order) return;
  const { isDemo, language } = await readerOf(order.customer_id);
  const when = vehicleFacts(order, language)?.when;
  if (isDemo || !when) return;
  const { slotMoved, labels } = texts[language];
  const words = slotMoved({ number: order.number, when });
  const letter = {
    ...words,
    language,
    name: order.customer.userName,
    action: { label: labels.track, url: orderPage(language, order.order_id) },
    body: orderSummary("confirmed", await inWords(order, language), language),
  };
  const { subject } = words;
  const mail = { to: order.customer.email, subject, text: letterText(letter), html: letterHtml(letter) };
  await sendOnce(messageOf("mail", moved), (key) => sendByMail(scope, { ...mail, key }, aboutOf(order)));
}

/** Sends it as a short text, also to who wants no other texts: they may have taken the day off for the first slot. */
export async function textSlotMoved(scope: MedusaContainer, moved: SlotMoved): Promise<void> {
  const order = await movedOrder(moved);
  if (!order) return;
  const { isDemo, language } = await readerOf(order.customer_id);
  const when = vehicleFacts(order, language)?.when;
  if (isDemo || !when) return;
  const text = texts[language].slotMovedText({ number: order.number, when });
  const { phone } = order.address;
  await sendOnce(messageOf("text-message", moved), () => sendByText(scope, { phone, text }, aboutOf(order)));
}
