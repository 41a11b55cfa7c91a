import type { MedusaContainer } from "@medusajs/framework/types";
import type { ContactField } from "../../contract/contact";
import { blindKey, sendByMail, sendByText } from "../../notifications/channels";
import { codeMail } from "../../notifications/mail/code-mail";
import { texts } from "../../notifications/texts";
import { openCode } from "../../platform/secrets/code-secret";
import { contactCodeMinutes } from "../contact/code";

/** A code for somebody who wants to sign in with another e-mail or phone. */
export type ContactCode = { secret: string; field: ContactField; expiresAt: Date };

const about = { kind: "contact-code" };

/** Mails the code; an expired one is dropped. */
export async function mailContactCode(scope: MedusaContainer, sent: ContactCode): Promise<void> {
  if (sent.expiresAt <= new Date()) return;
  const { to, code, language } = openCode(sent.secret);
  const words = texts[language].contactCode[sent.field](code, contactCodeMinutes);
  await sendByMail(scope, { ...codeMail(to, code, words, language), key: blindKey(sent.secret) }, about);
}

/** The same to the new phone. */
export async function textContactCode(scope: MedusaContainer, sent: ContactCode): Promise<void> {
  if (sent.expiresAt <= new Date()) return;
  const { to: phone, code, language } = openCode(sent.secret);
  await sendByText(scope, { phone, text: texts[language].contactCodeText(code, contactCodeMinutes) }, about);
}
