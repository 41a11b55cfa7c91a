import type { MedusaContainer } from "@medusajs/framework/types";
import { sendByMail } from "../../notifications/channels";
import { accountMail } from "../../notifications/mail/account-mail";
import { texts } from "../../notifications/texts";
import { query } from "../../platform/db/pool";
import { env } from "../../platform/env";
import { keptLanguage } from "../language";
import { findShopper } from "../person";

/** Puts the mail that welcomes a new shopper into the outbox, once an account. */
export async function queueWelcome(customerId: string): Promise<void> {
  await query({
    name: "queue-welcome",
    text: `insert into shop_outbox (topic, key, payload)
           values ('welcome', 'welcome ' || $1::text, jsonb_build_object('customerId', $1::text))
           on conflict (key) do nothing`,
    values: [customerId],
  });
}

/**
 * Mails it; nothing if the account is gone by then. It names nobody: anyone can type somebody else's e-mail and any name
 * at the registration, and the shop must not carry such words to a stranger.
 */
export async function mailWelcome(scope: MedusaContainer, customerId: string): Promise<void> {
  const shopper = await findShopper(customerId);
  if (!shopper) return;
  const language = await keptLanguage(shopper.email);
  const { labels, welcome } = texts[language];
  const action = { label: labels.toShop, url: `${env().PUBLIC_URL}/shop/home` };
  const mail = accountMail(shopper.email, welcome(), language, action);
  await sendByMail(scope, { ...mail, key: `welcome ${customerId}` }, { kind: "welcome", customerId });
}
