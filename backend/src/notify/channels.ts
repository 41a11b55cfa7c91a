import { createHash } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { Mail } from "../mail/send-mail";

/** What a message is about, for the engine's list of notifications. */
export type About = { kind: string; orderId?: string; customerId?: string };

const resource = ({ orderId, customerId }: About) => ({
  ...(orderId && { resource_id: orderId, resource_type: "order" }),
  ...(customerId && { receiver_id: customerId }),
});

/**
 * Hands a mail to the engine's notification module and so to whichever provider has the channel `email`. No
 * `idempotency_key`: the module takes one whose sending was cut off for sent. Once is seen to by `sendOnce`.
 */
export async function sendByMail(scope: MedusaContainer, mail: Mail, about: About): Promise<void> {
  const { to, subject, text, html, attachments = [], key } = mail;
  await scope.resolve(Modules.NOTIFICATION).createNotifications({
    to,
    channel: "email",
    template: about.kind,
    content: { subject, text, html },
    attachments: attachments.map(({ filename, content, contentType }) => ({
      filename,
      content: content.toString("base64"),
      content_type: contentType,
    })),
    ...(key && { provider_data: { messageKey: key } }),
    ...resource(about),
  });
}

/** Hands a short text to whichever provider has the channel `sms`; `phone` has ten digits. */
export async function sendByText(
  scope: MedusaContainer,
  message: { phone: string; text: string },
  about: About,
): Promise<void> {
  await scope.resolve(Modules.NOTIFICATION).createNotifications({
    to: `+91${message.phone}`,
    channel: "sms",
    template: about.kind,
    content: { text: message.text },
    ...resource(about),
  });
}

/** A key that does not say what it was made from. */
export const blindKey = (text: string) => createHash("sha256").update(text).digest("hex");
