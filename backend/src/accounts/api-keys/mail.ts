import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "zod";
import { type Language, languages } from "../../contract/constants";
import { blindKey, sendByMail } from "../../notifications/channels";
import { longDay } from "../../notifications/format";
import { accountMail } from "../../notifications/mail/account-mail";
import { texts } from "../../notifications/texts";
import type { Statement } from "../../platform/db/pool";
import { env } from "../../platform/env";
import { startOfIndiaDay } from "../../platform/india-day";
import { addressOfOwner, oweOwners } from "../staff/tell-owners";
import { readApiKey } from "./read-keys";

const Owed = z.object({ keyId: z.string(), language: z.enum(languages), recipient: z.string().optional() });

/** Writes the mail about a new key to the outbox. */
export const owedKeyMail = (owed: { keyId: string; language: Language }): Statement => ({
  text: "insert into shop_outbox (topic, payload) values ('api-key', $1)",
  values: [JSON.stringify(owed)],
});

/** Mails all owners, also the one who made it: a key is what somebody with a stolen session would want. */
export async function mailApiKey(scope: MedusaContainer, payload: unknown): Promise<void> {
  const { keyId, language, recipient } = Owed.parse(payload);
  if (!recipient) return oweOwners("api-key", { keyId, language });
  const [key, email] = await Promise.all([readApiKey(keyId), addressOfOwner(recipient)]);
  if (!key || !email) return;
  const { newApiKey, labels } = texts[language];
  const words = newApiKey({
    name: key.name,
    by: key.madeBy ?? "?",
    until: longDay(startOfIndiaDay(key.expiresOn), language),
  });
  const action = {
    label: labels.apiKeysPage,
    url: new URL("/admin/api-keys", env().PUBLIC_URL).href,
  };
  const mail = {
    ...accountMail(email, words, language, action),
    key: blindKey(`api-key ${keyId} ${recipient}`),
  };
  await sendByMail(scope, mail, { kind: "api-key" });
}
