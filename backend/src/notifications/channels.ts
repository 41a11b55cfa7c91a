import { createHash } from "node:crypto";
import type {
  MedusaContainer,
  ProviderSendNotificationDTO,
  ProviderSendNotificationResultsDTO,
} from "@medusajs/framework/types";
import { generateEntityId, Modules } from "@medusajs/framework/utils";
import { named } from "../platform/db/named";
import { query } from "../platform/db/pool";
import type { Mail } from "./transport/send-mail";

/** What a message is about, for the engine's list of notifications. */
export type About = { kind: string; orderId?: string; customerId?: string };

type Provider = { id: string };
/**
 * The inner service of the engine's notification module. `createNotifications` around it costs twelve milliseconds of
 * CPU per message, twenty times the message itself, and counts a message whose sending was cut off as sent
 * (`idempotency_key`). notify.http.test.ts compares the row below with the module's own.
 */
type NotificationModule = {
  notificationProviderService_: {
    getProviderForChannels: (channel: string) => Promise<Provider | undefined>;
    send: (
      provider: Provider,
      message: ProviderSendNotificationDTO,
    ) => Promise<ProviderSendNotificationResultsDTO>;
  };
};

const providersOf = (scope: MedusaContainer) =>
  (scope.resolve(Modules.NOTIFICATION) as unknown as NotificationModule).notificationProviderService_;

/** Which provider serves a channel. */
export const providerOf = (scope: MedusaContainer, channel: string) =>
  providersOf(scope).getProviderForChannels(channel);

const noteStatement = named<{
  id: string;
  to: string;
  channel: string;
  template: string;
  providerData: string | null;
  orderId: string | null;
  customerId: string | null;
  providerId: string;
  externalId: string | null;
}>(
  "notification-note",
  `insert into notification (id, "to", channel, template, provider_data, resource_id, resource_type, receiver_id,
     provider_id, external_id, status)
   values (:id, :to, :channel, :template, :providerData, :orderId,
     case when :orderId::text is not null then 'order' end, :customerId, :providerId, :externalId, 'success')`,
);

/** Gives a message to the provider of its channel, and records in the engine's list that it was sent. */
async function send(
  scope: MedusaContainer,
  message: Omit<ProviderSendNotificationDTO, "template">,
  { kind, orderId, customerId }: About,
): Promise<void> {
  const providers = providersOf(scope);
  const provider = await providers.getProviderForChannels(message.channel);
  if (!provider) throw new Error(`No notification provider has the channel ${message.channel}.`);
  const result = await providers.send(provider, { ...message, template: kind });
  await query(
    noteStatement({
      id: generateEntityId(undefined, "noti"),
      to: message.to,
      channel: message.channel,
      template: kind,
      providerData: message.provider_data ? JSON.stringify(message.provider_data) : null,
      orderId: orderId ?? null,
      customerId: customerId ?? null,
      providerId: provider.id,
      externalId: result?.id ?? null,
    }),
  );
}

/** Sends a mail through the provider of the channel `email`. `sendOnce` makes sure that it is sent only once. */
export async function sendByMail(scope: MedusaContainer, mail: Mail, about: About): Promise<void> {
  const { to, subject, text, html, attachments = [], key } = mail;
  const message = {
    to,
    channel: "email",
    content: { subject, text, html },
    attachments: attachments.map(({ filename, content, contentType }) => ({
      filename,
      content: content.toString("base64"),
      content_type: contentType,
    })),
    ...(key && { provider_data: { messageKey: key } }),
  };
  await send(scope, message, about);
}

/** Sends a short text through the provider of the channel `sms`; `phone` has ten digits. */
export async function sendByText(
  scope: MedusaContainer,
  { phone, text }: { phone: string; text: string },
  about: About,
): Promise<void> {
  await send(scope, { to: `+91${phone}`, channel: "sms", content: { text } }, about);
}

/** A key that does not reveal what it was made from. */
export const blindKey = (text: string) => createHash("sha256").update(text).digest("hex");
