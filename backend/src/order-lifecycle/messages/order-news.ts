import type { MedusaContainer } from "@medusajs/framework/types";
import { printInvoice } from "../../billing/print";
import { readInvoice } from "../../billing/read-invoices";
import { formatRupees } from "../../contract/money";
import { sendByMail, sendByText } from "../../notifications/channels";
import {
  isToldEachTime,
  type MailKind,
  messagesOf,
  type News,
  type TextKind,
} from "../../notifications/kinds";
import { type OwnWords, readOwnWords } from "../../notifications/own-words";
import { readerOf } from "../../notifications/reader";
import { messageKey, sendOnce } from "../../notifications/send-once";
import { texts } from "../../notifications/texts";
import { inWords } from "../../orders/in-words";
import type { OrderWithMoves } from "../../orders/order-row";
import { findOrder } from "../../orders/read-orders";
import { query } from "../../platform/db/pool";
import { isOtherThanByCourier, mailName, orderMail, type Paper, taken } from "./order-mail";
import { pickupFacts } from "./pickup-facts";
import { vehicleFacts } from "./vehicle-facts";

/** What a shop wrote about a return that it decides on, or a parcel that leaves, does not fit these. */
const standardOnly: readonly MailKind[] = ["return_closed", "return_reopened", "brought_again"];

/** What a shop wrote about couriers does not fit an order that is picked up, or brought by the shop itself. */
const noWords: OwnWords = { subject: "", lead: "" };

const ENQUEUE = `
  insert into shop_outbox (topic, key, payload)
  select channel, key, jsonb_strip_nulls(jsonb_build_object('orderId', $1::text, 'kind', kind,
    'nth', $5::integer, 'refund', $6::numeric))
  from unnest($2::text[], $3::text[], $4::text[]) as message (channel, kind, key)
  -- Few orders have a device that wants to hear of them.
  where channel <> 'push' or exists (
    select from shop_push_device d join shop_order o using (customer_id) where o.order_id = $1::text)
  on conflict (key) do nothing`;

/** Only of an order that is packed it makes a difference. */
async function isPickedUp(orderId: string, { to }: News): Promise<boolean> {
  if (to !== "packed") return false;
  const rows = await query({
    name: "is-picked-up",
    text: "select from shop_order where order_id = $1 and delivery_method = 'pickup'",
    values: [orderId],
  });
  return rows.length > 0;
}

/** How many times this has happened to the order by now, from the second on; the news of a refund says so itself. */
async function nthOf(orderId: string, news: News): Promise<number | undefined> {
  if (!isToldEachTime(news)) return news.nth;
  const [row] = await query<{ times: number }>({
    name: "times-moved",
    text: `select count(*)::integer as times from shop_order_move
           where order_id = $1 and to_status = $2 and ($2 = 'rto_in_transit' or from_status = $3)`,
    values: [orderId, news.to, news.from],
  });
  return row && row.times > 1 ? row.times : undefined;
}

/** Determines which messages a news entry leads to and puts each into the outbox, under a key of its own. */
export async function followNews(orderId: string, news: News): Promise<void> {
  const nth = await nthOf(orderId, news);
  const messages = messagesOf(orderId, { ...news, isPickup: await isPickedUp(orderId, news), nth });
  if (messages.length === 0) return;
  await query({
    name: "enqueue-messages",
    text: ENQUEUE,
    values: [
      orderId,
      messages.map(({ channel }) => channel),
      messages.map(({ kind }) => kind),
      messages.map(messageKey),
      nth ?? null,
      news.refund ?? null,
    ],
  });
}

async function printed(order: OrderWithMoves, kind: Paper["kind"]): Promise<Paper> {
  const invoice = await readInvoice(order.order_id, kind === "credit-note");
  return { kind, fileName: `${invoice.number.replaceAll("/", "-")}.pdf`, pdf: await printInvoice(invoice) };
}

/** The invoice is sent with the delivery, the credit note with the reversal of the sale. */
async function paperFor(kind: MailKind, order: OrderWithMoves): Promise<Paper | null> {
  if (kind === "delivered" && order.has_invoice) return printed(order, "invoice");
  const isTakenBack = kind === "cancelled" || kind === "refunded";
  return isTakenBack && order.has_credit_note ? printed(order, "credit-note") : null;
}

/** A courier often reports a failed delivery and the way back at once: only the last word is worth a mail. */
const isOvertaken = (kind: MailKind | TextKind, { status, moves }: OrderWithMoves) =>
  (kind === "delivery_failed" && status !== "delivery_failed") ||
  (kind === "coming_back" && status !== "rto_in_transit" && status !== "rto_received") ||
  (kind === "brought_again" && status !== "out_for_delivery") ||
  (kind === "return_decided" &&
    moves.some(({ from }) => from === "return_approved" || from === "return_rejected") &&
    status !== "return_received") ||
  (kind === "return_closed" && status !== "return_rejected") ||
  (kind === "return_reopened" && status === "return_rejected") ||
  // Nobody is asked to come for what they have, or for what is no longer there.
  ((kind === "ready" || kind === "collect_soon") && status !== "packed");

/**
 * E-mails a shopper one kind of news about an order, in their language, once. Shoppers of the demo get none. `nth` of what happens
 * more than once, from the second on; `refund` in rupees.
 */
export async function mailShopper(
  scope: MedusaContainer,
  orderId: string,
  kind: MailKind,
  { nth, refund }: { nth?: number | undefined; refund?: number | undefined } = {},
): Promise<void> {
  const order = await findOrder(orderId);
  // Undone by the workflow that created it (ADR-0038).
  if (!order || isOvertaken(kind, order)) return;
  const { isDemo, language } = await readerOf(order.customer_id);
  if (isDemo) return;
  const about = { kind: `order-${kind}`, orderId, customerId: order.customer_id };
  // Written before the message is claimed: creating the document must not use up the time for sending.
  const paper = await paperFor(kind, order);
  const own =
    isOtherThanByCourier(kind, order) || standardOnly.includes(kind)
      ? noWords
      : await readOwnWords(mailName(kind, order), language);
  const mail = orderMail(kind, await inWords(order, language), language, paper, own, refund);
  await sendOnce({ channel: "mail", kind, orderId, nth }, (key) =>
    sendByMail(scope, { ...mail, key }, about),
  );
}

/** Sends it as a short text to the phone of a shopper who asked for texts. */
export async function textShopper(scope: MedusaContainer, orderId: string, kind: TextKind): Promise<void> {
  const order = await findOrder(orderId);
  if (!order || isOvertaken(kind, order)) return;
  const { isDemo, language, phone, wantsTexts } = await readerOf(order.customer_id);
  if (isDemo || !wantsTexts || !phone) return;
  // No cash has to be kept ready if the order was paid already, online or at the shop.
  const isOnline =
    order.payment_method === "online" || (kind !== "placed" && taken.includes(order.payment_status));
  const { texts: usual, pickupTexts, vehicleText } = texts[language];
  const isAtCounter = order.pickup !== null && (kind === "placed" || kind === "delivered");
  const isByVehicle = order.trip !== null && kind === "out_for_delivery";
  const words = isByVehicle ? vehicleText : isAtCounter ? pickupTexts[kind] : usual[kind];
  const text = words({
    number: order.number,
    total: formatRupees(order.total),
    isOnline,
    pickup: pickupFacts(order, language),
    vehicle: vehicleFacts(order, language),
  });
  const about = { kind: `order-${kind}`, orderId, customerId: order.customer_id };
  await sendOnce({ channel: "text-message", kind, orderId }, () => sendByText(scope, { phone, text }, about));
}
