import type { MedusaContainer } from "@medusajs/framework/types";
import type { Language } from "../../contract/constants";
import { sendByMail } from "../../notifications/channels";
import { accountMail } from "../../notifications/mail/account-mail";
import { shopPage } from "../../notifications/mail/shop-page";
import { type OwnWords, readOwnWords, withOwnWords } from "../../notifications/own-words";
import { texts } from "../../notifications/texts";
import type { Mail } from "../../notifications/transport/send-mail";
import { query } from "../../platform/db/pool";
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
 * It names nobody: anyone can type somebody else's e-mail and any name at the registration, and the shop must not carry
 * such words to a stranger.
 */
export function welcomeMail(to: string, language: Language, own: OwnWords): Mail {
  const { labels, welcome } = texts[language];
  const action = { label: labels.toShop, url: shopPage(language, "/shop/home") };
  const words = withOwnWords(welcome(), { name: "welcome", language, own, figures: {} });
  return accountMail(to, words, language, action);
}

/** Mails it; nothing if the account is gone by then. */
export async function mailWelcome(scope: MedusaContainer, customerId: string): Promise<void> {
  const shopper = await findShopper(customerId);
  if (!shopper) return;
  const language = await keptLanguage(shopper.email);
  const mail = welcomeMail(shopper.email, language, await readOwnWords("welcome", language));
  await sendByMail(scope, { ...mail, key: `welcome ${customerId}` }, { kind: "welcome", customerId });
}
