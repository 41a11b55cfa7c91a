import type { MedusaContainer } from "@medusajs/framework/types";
import type { Language } from "../../contract/constants";
import { blindKey, sendByMail } from "../../notifications/channels";
import { codeMail } from "../../notifications/mail/code-mail";
import { type OwnWords, readOwnWords, withOwnWords } from "../../notifications/own-words";
import { texts } from "../../notifications/texts";
import type { Mail } from "../../notifications/transport/send-mail";
import { openCode } from "../../platform/secrets/code-secret";
import { otpMinutes } from "../password-reset";

export function passwordCodeMail(
  { to, code, language }: { to: string; code: string; language: Language },
  own: OwnWords,
): Mail {
  const said = texts[language].code(code, otpMinutes);
  const figures = { code, minutes: String(otpMinutes) };
  return codeMail(to, code, withOwnWords(said, { name: "password_code", language, own, figures }), language);
}

/** Mails a code for a new password; an expired one is dropped. */
export async function mailCode(scope: MedusaContainer, sealed: string, expiresAt: Date): Promise<void> {
  if (expiresAt <= new Date()) return;
  const sent = openCode(sealed);
  const mail = passwordCodeMail(sent, await readOwnWords("password_code", sent.language));
  await sendByMail(scope, { ...mail, key: blindKey(sealed) }, { kind: "password-code" });
}
