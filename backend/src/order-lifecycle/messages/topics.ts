import { z } from "zod";
import { mailApiKey } from "../../accounts/api-keys/mail";
import { mailContactCode, textContactCode } from "../../accounts/messages/contact-code";
import { mailCode } from "../../accounts/messages/password-code";
import { mailPriceDrop } from "../../accounts/messages/price-drop";
import { mailSecondFactor } from "../../accounts/messages/second-factor";
import { mailSecondFactorCode } from "../../accounts/messages/second-factor-code";
import { mailSignInCode, textSignInCode } from "../../accounts/messages/sign-in-code";
import { mailStaffLetter } from "../../accounts/messages/staff-letter";
import { mailWelcome } from "../../accounts/messages/welcome";
import { mailQuestion } from "../../accounts/questions/mail";
import { mailTicket } from "../../accounts/tickets/mail";
import { mailWhenBack } from "../../catalog/when-back/mail";
import { ContactField } from "../../contract/contact";
import { orderStatuses, paymentStatuses } from "../../contract/order-states";
import { mailAccountNews } from "../../notifications/account-news";
import { mailKinds, pushKinds, textKinds } from "../../notifications/kinds";
import { NoSuchMailbox } from "../../notifications/transport/no-such-mailbox";
import { log } from "../../platform/log";
import type { Deliver, Topics } from "../../platform/outbox/drain";
import type { MessageTopic } from "../../platform/outbox/message-topics";
import { mailWebhookOff } from "../../webhooks/mail";
import { mailOrderCode, textOrderCode } from "./order-code";
import { followNews, mailShopper, textShopper } from "./order-news";
import { pushDevice, pushShopper } from "./order-push";
import { mailSlotMoved, textSlotMoved } from "./slot-moved";

const News = z.object({
  orderId: z.string(),
  from: z.enum(orderStatuses).nullish(),
  to: z.enum(orderStatuses).optional(),
  paymentStatus: z.enum(paymentStatuses).optional(),
  refund: z.number().optional(),
  nth: z.int().optional(),
});
const mail = z.object({
  orderId: z.string(),
  kind: z.enum(mailKinds),
  nth: z.int().optional(),
  refund: z.number().optional(),
});
const text = z.object({ orderId: z.string(), kind: z.enum(textKinds) });
const push = z.object({ orderId: z.string(), kind: z.enum(pushKinds), nth: z.int().optional() });
const onDevice = push.extend({ deviceId: z.string() });
const code = z.object({ secret: z.string(), expiresAt: z.coerce.date() });

const contactCode = z.object({
  secret: z.string(),
  personId: z.string().optional(),
  field: ContactField,
  expiresAt: z.coerce.date(),
});
const welcome = z.object({ customerId: z.string() });
const sealed = z.object({ secret: z.string() });

const orderCode = z.object({
  orderId: z.string(),
  nth: z.int(),
  secret: z.string(),
  expiresAt: z.coerce.date(),
});

const slotMoved = z.object({ orderId: z.string(), nth: z.int() });

const deliveries: Readonly<Record<"order-news" | MessageTopic, Deliver>> = {
  "order-news": async (_scope, payload) => {
    const { orderId, ...news } = News.parse(payload);
    await followNews(orderId, news);
  },
  mail: async (scope, payload) => {
    const { orderId, kind, ...told } = mail.parse(payload);
    await mailShopper(scope, orderId, kind, told);
  },
  "text-message": async (scope, payload) => {
    const { orderId, kind } = text.parse(payload);
    await textShopper(scope, orderId, kind);
  },
  push: (_scope, payload) => pushShopper(push.parse(payload)),
  "push-device": (_scope, payload) => pushDevice(onDevice.parse(payload)),
  welcome: (scope, payload) => mailWelcome(scope, welcome.parse(payload).customerId),
  "password-code": async (scope, payload) => {
    const { secret, expiresAt } = code.parse(payload);
    await mailCode(scope, secret, expiresAt);
  },
  "second-factor": mailSecondFactor,
  "second-factor-code": (scope, payload) => mailSecondFactorCode(scope, code.parse(payload)),
  "staff-letter": mailStaffLetter,
  "api-key": mailApiKey,
  "webhook-off": mailWebhookOff,
  "contact-code": (scope, payload) => mailContactCode(scope, contactCode.parse(payload)),
  "contact-code-text": (scope, payload) => textContactCode(scope, contactCode.parse(payload)),
  "sign-in-code": (scope, payload) => mailSignInCode(scope, code.parse(payload)),
  "sign-in-code-text": (scope, payload) => textSignInCode(scope, code.parse(payload)),
  "account-news": (scope, payload) => mailAccountNews(scope, sealed.parse(payload).secret),
  "when-back": (scope, payload) => mailWhenBack(scope, sealed.parse(payload).secret),
  "price-drop": mailPriceDrop,
  ticket: mailTicket,
  question: mailQuestion,
  "order-code": (scope, payload) => mailOrderCode(scope, orderCode.parse(payload)),
  "slot-moved": (scope, payload) => mailSlotMoved(scope, slotMoved.parse(payload)),
  "slot-moved-text": (scope, payload) => textSlotMoved(scope, slotMoved.parse(payload)),
  "slot-moved-push": (_scope, payload) => pushShopper({ ...slotMoved.parse(payload), kind: "slot_moved" }),
  "order-code-text": (scope, payload) => textOrderCode(scope, orderCode.parse(payload)),
};

/** A mailbox that does not exist, such as a mistyped one, is not tried every hour for ever. */
const orGiveUp =
  (topic: string, deliver: Deliver): Deliver =>
  async (scope, payload) => {
    try {
      await deliver(scope, payload);
    } catch (error) {
      if (!(error instanceof NoSuchMailbox)) throw error;
      log.warn({ topic, err: error }, "a message is given up");
    }
  };

/** How the outbox processes news for shoppers (ADR-0012). */
export const newsTopics: Topics = Object.fromEntries(
  Object.entries(deliveries).map(([topic, deliver]) => [topic, orGiveUp(topic, deliver)]),
);
