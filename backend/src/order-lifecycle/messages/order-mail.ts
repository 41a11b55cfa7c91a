import type { Language } from "../../contract/constants";
import type { MailName } from "../../contract/mail-kinds";
import { messages } from "../../contract/messages";
import { recall } from "../../contract/messages/recall";
import "../../contract/messages/stringify";
import { formatRupees } from "../../contract/money";
import { dayAndMonth, longDay, moment } from "../../notifications/format";
import type { MailKind } from "../../notifications/kinds";
import { letterHtml, letterText } from "../../notifications/mail/layout";
import { shopPage } from "../../notifications/mail/shop-page";
import { type MailFigures, type OwnWords, withOwnWords } from "../../notifications/own-words";
import { texts } from "../../notifications/texts";
import {
  type Facts,
  type OtherForPickup,
  type OtherForVehicle,
  otherForPickup,
  otherForVehicle,
  type Words,
} from "../../notifications/texts/texts";
import type { Mail } from "../../notifications/transport/send-mail";
import type { GoingBackRow, OrderWithMoves } from "../../orders/order-row";
import { partBack } from "../../orders/part-back";
import { lineTitle, orderSummary } from "./order-summary";
import { pickupFacts } from "./pickup-facts";
import { vehicleFacts } from "./vehicle-facts";

export const orderPage = (language: Language, orderId: string) =>
  shopPage(language, `/shop/order/${orderId}`);

/** Statuses of payments that were received, even if refunded since. */
export const taken: readonly string[] = ["paid", "refund_pending", "partially_refunded", "refunded"];

function piecesBack({ lines }: OrderWithMoves, { lines: back }: GoingBackRow, language: Language): string {
  const named = back.flatMap(({ lineItemId, quantity }) => {
    const line = lines.find((one) => one.lineItemId === lineItemId);
    return line ? [`${quantity} × ${lineTitle(line, language)}`] : [];
  });
  return named.join(", ");
}

/** The shop's own sentence in the reader's language; the words of a person as they are. */
function said(record: string | null, language: Language): string | null {
  const found = recall(record);
  return found === null || typeof found === "string" ? found : found.in(language);
}

const decisionOn = ({ moves }: OrderWithMoves) =>
  moves.findLast(({ to }) => to === "return_approved" || to === "return_rejected");

/** `refund` in rupees, of the mail about it; otherwise what a return is to bring. */
function factsOf(order: OrderWithMoves, language: Language, refund?: number): Facts {
  const { expected_from: from, expected_to: to, return_request: asked } = order;
  const expected = order.going_back?.refund ?? order.total;
  const part = partBack(order);
  // Money that went back for something else is not for these goods.
  const isForPart = refund === undefined || refund === expected;
  const vehicle = vehicleFacts(order, language);
  return {
    number: order.number,
    name: order.customer.userName,
    total: formatRupees(order.total),
    isOnline: order.payment_method === "online",
    asksForCode: order.confirmation !== null,
    confirmBy: order.confirmation?.lapsesAt ? moment(order.confirmation.lapsesAt, language) : null,
    wasPaid: taken.includes(order.payment_status),
    arrives:
      vehicle?.when ??
      (from && to ? texts[language].between(dayAndMonth(from, language), dayAndMonth(to, language)) : null),
    courier: order.courier,
    reason:
      order.cancellation_reason === String(messages.orderCodeLapsed)
        ? texts[language].notConfirmed
        : order.cancellation_reason === String(messages.pickupLapsed)
          ? texts[language].notCollected
          : said(order.cancellation_reason, language),
    returnBy: order.return_by && longDay(order.return_by, language),
    isReturnApproved: decisionOn(order)?.to === "return_approved",
    note: said(asked?.note ?? null, language),
    refund: formatRupees(refund ?? expected),
    goingBack: part && isForPart ? piecesBack(order, part, language) : null,
    refundTo: order.payment_method === "cod" ? "cash" : "source",
    asksForAccount: order.payment_method === "cod" && !order.refund_account,
    pickup: pickupFacts(order, language),
    vehicle,
  };
}

/** Which words of the shop's own a mail has: a kind whose standard text is of two sorts has two. */
export function mailName(kind: MailKind, order: OrderWithMoves): MailName {
  if (kind === "placed") return order.payment_method === "online" ? "placed_online" : "placed_cash";
  if (kind === "return_decided")
    return decisionOn(order)?.to === "return_approved" ? "return_approved" : "return_rejected";
  if (kind === "return_closed") return "return_rejected";
  if (kind === "return_reopened") return "return_approved";
  if (kind === "brought_again") return "shipped";
  return kind;
}

const figuresOf = (facts: Facts): MailFigures => ({
  name: facts.name,
  order: facts.number,
  total: facts.total,
  arrives: facts.arrives,
  courier: facts.courier?.name,
  tracking: facts.courier?.awb,
  returnBy: facts.returnBy,
  reason: facts.reason,
  refund: facts.refund,
  code: facts.pickup?.code,
  until: facts.pickup?.until,
});

const isOther = (kind: MailKind): kind is OtherForPickup => otherForPickup.some((other) => other === kind);

const isOtherByVehicle = (kind: MailKind): kind is OtherForVehicle =>
  otherForVehicle.some((other) => other === kind);

/** Whether a mail of this kind says something else of this order, because no courier brings it. */
export const isOtherThanByCourier = (kind: MailKind, { pickup, trip }: OrderWithMoves) =>
  (pickup !== null && isOther(kind)) || (trip !== null && isOtherByVehicle(kind));

function standardWords(kind: MailKind, order: OrderWithMoves, facts: Facts, language: Language): Words {
  const { mails, pickupMails, vehicleMails, vehicleFetches } = texts[language];
  if (order.pickup && isOther(kind)) return pickupMails[kind](facts);
  if (!order.trip) return mails[kind](facts);
  if (isOtherByVehicle(kind)) return vehicleMails[kind](facts);
  const words = mails[kind](facts);
  const isFetched = kind === "return_reopened" || (kind === "return_decided" && facts.isReturnApproved);
  return isFetched ? { ...words, paragraphs: [...words.paragraphs, vehicleFetches] } : words;
}

/** The document attached to the e-mail, if there is one. */
export type Paper = { kind: "invoice" | "credit-note"; fileName: string; pdf: Buffer };

const underWay: readonly MailKind[] = [
  "placed",
  "confirmed",
  "ready",
  "collect_soon",
  "shipped",
  "brought_again",
  "delivery_failed",
];

/** The e-mail of one kind about an order, in the reader's language; `refund`, the rupees that went back, if it is about them. */
export function orderMail(
  kind: MailKind,
  order: OrderWithMoves,
  language: Language,
  paper: Paper | null,
  own: OwnWords,
  refund?: number,
): Mail {
  const { labels } = texts[language];
  const facts = factsOf(order, language, refund);
  const words = withOwnWords(standardWords(kind, order, facts, language), {
    name: mailName(kind, order),
    language,
    own,
    figures: figuresOf(facts),
    // It says where to enter the code without which the order is cancelled.
    keepsAll: facts.asksForCode,
  });
  const enclosed = paper?.kind === "invoice" ? labels.invoiceAttached : labels.creditNoteAttached;
  const isUnderWay = underWay.includes(kind);
  const letter = {
    ...words,
    paragraphs: paper ? [...words.paragraphs, enclosed] : words.paragraphs,
    language,
    name: order.customer.userName,
    action: {
      label: isUnderWay ? labels.track : labels.details,
      url: orderPage(language, order.order_id),
    },
    body: orderSummary(kind, order, language),
  };
  return {
    to: order.customer.email,
    subject: words.subject,
    text: letterText(letter),
    html: letterHtml(letter),
    ...(paper && {
      attachments: [{ filename: paper.fileName, content: paper.pdf, contentType: "application/pdf" }],
    }),
  };
}
