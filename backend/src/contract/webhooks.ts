import { z } from "zod";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Id, SecondFactorCode, Timestamp } from "./fields";
import { messages } from "./messages";
import { webhookEvents, webhookLogParts } from "./webhook-events";

const WebhookEvent = z.enum(webhookEvents, messages.webhookEventUnknown.key);

export const Webhook = z.object({
  _id: Id,
  url: z.string(),
  events: z.array(WebhookEvent),
  /** paused: the shop switched it off after three days without success. */
  state: z.enum(["active", "off", "paused"]),
  createdAt: Timestamp,
  /** When it last took a message; null for never. */
  lastOkAt: Timestamp.nullable(),
  /** Messages that are still to be delivered. */
  waiting: z.int(),
});
export type Webhook = z.infer<typeof Webhook>;

export const WebhookDelivery = z.object({
  _id: z.string(),
  /** The `webhook-id` that was sent. */
  messageId: z.string(),
  /** One of the events, or `test`. */
  type: z.string(),
  objectId: z.string(),
  at: Timestamp,
  attempts: z.int(),
  state: z.enum(["waiting", "delivered", "given_up"]),
  /** Of the last try: when, the HTTP status, how long it took, and what was wrong, in English. */
  lastAt: Timestamp.nullable(),
  lastStatus: z.int().nullable(),
  lastMs: z.int().nullable(),
  lastError: z.string().nullable(),
  /** When it is tried next; null once it is done. */
  nextAt: Timestamp.nullable(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

const DeliveryId = z.string().regex(/^\d{1,18}$/, messages.idMalformed.key);
const Events = z
  .array(WebhookEvent)
  .min(1, messages.webhookEventsMissing.key)
  .max(webhookEvents.length, messages.webhookEventsMissing.key);
const Url = z
  .string()
  .trim()
  .min(1, messages.webhookUrlMalformed.key)
  .max(500, messages.webhookUrlMalformed.key);

/** The caller's own password and, if they have a second factor, a code: 422 at the field that is missing or wrong. */
const proof = { password: z.string().min(1).max(200), code: SecondFactorCode.optional() };
const params = z.object({ id: Id });

/** 422 at `url` for an address that is not https, or not public. */
export const webhooks = endpoints({
  adminGetWebhooks: {
    method: "GET",
    path: "/api/admin/webhooks",
    access: "admin",
    permission: "staff",
    summary: "The addresses that are told what happens in the shop, newest first",
    response: ok({ data: z.array(Webhook) }),
  },

  /** 409 `too_many_webhooks` above twenty. */
  adminAddWebhook: {
    method: "POST",
    path: "/api/admin/webhooks",
    access: "admin",
    permission: "staff",
    summary: "Add an address; the secret that signs its messages is in this answer and never again",
    body: z.object({ url: Url, events: Events, ...proof }),
    response: ok({ data: Webhook.extend({ secret: z.string() }) }),
    status: 201,
  },

  /** 409 `webhook_not_given_up` for one that is switched on while what waited is still being given up. */
  adminEditWebhook: {
    method: "PUT",
    path: "/api/admin/webhooks/:id",
    access: "admin",
    permission: "staff",
    summary:
      "Change address or events, or switch it off and on; what waits when it is switched off is given up",
    params,
    body: z.object({
      url: Url.optional(),
      events: Events.optional(),
      active: z.boolean().optional(),
      ...proof,
    }),
    response: ok({ data: Webhook }),
  },

  adminDeleteWebhook: {
    method: "DELETE",
    path: "/api/admin/webhooks/:id",
    access: "admin",
    permission: "staff",
    summary: "Delete an address with its log",
    params,
    body: z.object(proof),
    response: ok({ data: z.object({ _id: Id }) }),
  },

  adminRotateWebhookSecret: {
    method: "POST",
    path: "/api/admin/webhooks/:id/secret",
    access: "admin",
    permission: "staff",
    summary: "Make a new secret; for 24 hours messages are signed with the one before as well",
    params,
    body: z.object(proof),
    response: ok({ data: z.object({ secret: z.string() }) }),
  },

  adminGetWebhookLog: {
    method: "GET",
    path: "/api/admin/webhooks/:id/deliveries",
    access: "admin",
    permission: "staff",
    summary:
      "Fifty messages to an address, newest first; done ones for 30 days. Those after them: `before` with the `_id` of the last",
    params,
    query: z.object({ part: z.enum(webhookLogParts).optional(), before: DeliveryId.optional() }),
    /** `hasMore`: whether there are older ones. */
    response: ok({ data: z.array(WebhookDelivery), hasMore: z.boolean() }),
  },

  adminTestWebhook: {
    method: "POST",
    path: "/api/admin/webhooks/:id/test",
    access: "admin",
    permission: "staff",
    summary: "Send a message of the type `test`. 409 `webhook_off`",
    params,
    response: ok({ data: Webhook }),
  },

  /** The same `webhook-id` again: who took it the first time may ignore it. */
  adminResendWebhook: {
    method: "POST",
    path: "/api/admin/webhooks/:id/deliveries/:deliveryId/resend",
    access: "admin",
    permission: "staff",
    summary: "Send a message of the log once more. 409 `webhook_off`",
    params: z.object({ id: Id, deliveryId: DeliveryId }),
    response: ok({ data: Webhook }),
  },
});
