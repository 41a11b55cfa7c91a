import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "zod";
import { addressOfOwner, oweOwners } from "../accounts/staff/tell-owners";
import { languages } from "../contract/constants";
import { blindKey, sendByMail } from "../notifications/channels";
import { accountMail } from "../notifications/mail/account-mail";
import { texts } from "../notifications/texts";
import { env } from "../platform/env";

const Owed = z.object({
  webhookId: z.string(),
  host: z.string(),
  language: z.enum(languages),
  at: z.string(),
  recipient: z.string().optional(),
});

/** Mails the owners that an address is told nothing any more. */
export async function mailWebhookOff(scope: MedusaContainer, payload: unknown): Promise<void> {
  const { recipient, ...owed } = Owed.parse(payload);
  if (!recipient) return oweOwners("webhook-off", owed);
  const email = await addressOfOwner(recipient);
  if (!email) return;
  const { webhookId, host, language, at } = owed;
  const { webhookOff, labels } = texts[language];
  const action = { label: labels.webhooksPage, url: new URL("/admin/webhooks", env().PUBLIC_URL).href };
  const key = blindKey(`webhook-off ${webhookId} ${at} ${recipient}`);
  const mail = { ...accountMail(email, webhookOff({ host }), language, action), key };
  await sendByMail(scope, mail, { kind: "webhook-off" });
}
