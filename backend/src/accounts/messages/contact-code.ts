import type { MedusaContainer } from "@medusajs/framework/types";
import type { Language } from "../../contract/constants";
import type { ContactField } from "../../contract/contact";
import { blindKey, sendByMail, sendByText } from "../../notifications/channels";
import { codeMail } from "../../notifications/mail/code-mail";
import { type OwnWords, readOwnWords, withOwnWords } from "../../notifications/own-words";
import { texts } from "../../notifications/texts";
import type { Mail } from "../../notifications/transport/send-mail";
import { openCode } from "../../platform/secrets/code-secret";
import { contactCodeMinutes } from "../contact/code";

/** A code for somebody who wants to sign in with another e-mail or phone. */
export type ContactCode = {
  secret: string;
  personId?: string | undefined;
  field: ContactField;
  expiresAt: Date;
};

/** With whose it is: where it goes to is not their account's yet. */
const aboutOf = ({ personId }: ContactCode) => ({
  kind: "contact-code",
  ...(personId !== undefined && { customerId: personId }),
});

export function contactCodeMail(
  { to, code, language, field }: { to: string; code: string; language: Language; field: ContactField },
  own: OwnWords,
): Mail {
  const said = texts[language].contactCode[field](code, contactCodeMinutes);
  const figures = { code, minutes: String(contactCodeMinutes) };
  return codeMail(to, code, withOwnWords(said, { name: `${field}_code`, language, own, figures }), language);
}

/** Mails the code; an expired one is dropped. */
export async function mailContactCode(scope: MedusaContainer, sent: ContactCode): Promise<void> {
  if (sent.expiresAt <= new Date()) return;
  const letter = { ...openCode(sent.secret), field: sent.field };
  const mail = contactCodeMail(letter, await readOwnWords(`${sent.field}_code`, letter.language));
  await sendByMail(scope, { ...mail, key: blindKey(sent.secret) }, aboutOf(sent));
}

/** The same to the new phone. */
export async function textContactCode(scope: MedusaContainer, sent: ContactCode): Promise<void> {
  if (sent.expiresAt <= new Date()) return;
  const { to: phone, code, language } = openCode(sent.secret);
  const text = texts[language].contactCodeText(code, contactCodeMinutes);
  await sendByText(scope, { phone, text }, aboutOf(sent));
}
