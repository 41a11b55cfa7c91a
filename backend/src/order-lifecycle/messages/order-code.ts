import type { MedusaContainer } from "@medusajs/framework/types";
import type { Language } from "../../contract/constants";
import { formatRupees } from "../../contract/money";
import { sendByMail, sendByText } from "../../notifications/channels";
import { codeMail } from "../../notifications/mail/code-mail";
import { type OwnWords, readOwnWords, withOwnWords } from "../../notifications/own-words";
import { readerOf } from "../../notifications/reader";
import { sendOnce } from "../../notifications/send-once";
import { texts } from "../../notifications/texts";
import type { Mail } from "../../notifications/transport/send-mail";
import { orderCodeMinutes } from "../../orders/confirmation/code";
import type { OrderWithMoves } from "../../orders/order-row";
import { anyOrder } from "../../orders/read-orders";
import { unseal } from "../../platform/secrets/sealed";
import { orderPage } from "./order-mail";

/** A code to be sent to the shopper whose order waits for it; the `nth` of that order. */
export type OrderCode = { orderId: string; nth: number; secret: string; expiresAt: Date };

/** The order, if it still waits for this very code; undefined if the code has expired or was replaced. */
async function waitingOrder({ orderId, nth, expiresAt }: OrderCode): Promise<OrderWithMoves | undefined> {
  if (expiresAt <= new Date()) return undefined;
  const order = await anyOrder(orderId);
  return order.confirmation?.nth === nth ? order : undefined;
}

const factsOf = (order: OrderWithMoves, code: string) => ({
  code,
  minutes: orderCodeMinutes,
  number: order.number,
  total: formatRupees(order.total),
});

const kindOf = ({ nth }: OrderCode) => `code-${nth}`;
const aboutOf = (order: OrderWithMoves) => ({
  kind: "order-code",
  orderId: order.order_id,
  customerId: order.customer_id,
});

export function orderCodeMail(order: OrderWithMoves, code: string, language: Language, own: OwnWords): Mail {
  const facts = factsOf(order, code);
  const { orderCode, labels } = texts[language];
  const figures = { code, minutes: String(facts.minutes), order: facts.number, total: facts.total };
  const words = withOwnWords(orderCode(facts), { name: "order_code", language, own, figures });
  const action = { label: labels.details, url: orderPage(language, order.order_id) };
  return codeMail(order.customer.email, code, words, language, action);
}

/** E-mails the code that confirms a large first cash order. */
export async function mailOrderCode(scope: MedusaContainer, code: OrderCode): Promise<void> {
  const order = await waitingOrder(code);
  if (!order) return;
  const { language } = await readerOf(order.customer_id);
  const own = await readOwnWords("order_code", language);
  const mail = orderCodeMail(order, unseal(code.secret), language, own);
  await sendOnce({ channel: "mail", kind: kindOf(code), orderId: code.orderId }, (key) =>
    sendByMail(scope, { ...mail, key }, aboutOf(order)),
  );
}

/**
 * Sends the code as a text to the phone of the delivery address, even if the shopper wants no other texts: they
 * requested this one.
 */
export async function textOrderCode(scope: MedusaContainer, code: OrderCode): Promise<void> {
  const order = await waitingOrder(code);
  if (!order) return;
  const { language } = await readerOf(order.customer_id);
  const text = texts[language].orderCodeText(factsOf(order, unseal(code.secret)));
  const { phone } = order.address;
  await sendOnce({ channel: "text-message", kind: kindOf(code), orderId: code.orderId }, () =>
    sendByText(scope, { phone, text }, aboutOf(order)),
  );
}
