import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "zod";
import { ownersToTell } from "../accounts/staff/owners";
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
});

/** Mails the owners that an address is told nothing any more. */
export async function mailWebhookOff(scope: MedusaContainer, payload: unknown): Promise<void> {
  const { webhookId, host, language, at } = Owed.parse(payload);
  const { webhookOff, labels } = texts[language];
  const action = { label: labels.webhooksPage, url: new URL("/admin/webhooks", env().PUBLIC_URL).href };
  for (const { id, email } of await ownersToTell()) {
    const key = blindKey(`webhook-off ${webhookId} ${at} ${id}`);
    await sendByMail(
      scope,
      { ...accountMail(email, webhookOff({ host }), language, action), key },
      { kind: "webhook-off" },
    );
  }
}
