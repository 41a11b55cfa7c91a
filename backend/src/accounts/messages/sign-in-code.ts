import type { MedusaContainer } from "@medusajs/framework/types";
import type { Language } from "../../contract/constants";
import { blindKey, sendByMail, sendByText } from "../../notifications/channels";
import { codeMail } from "../../notifications/mail/code-mail";
import { type OwnWords, readOwnWords, withOwnWords } from "../../notifications/own-words";
import { texts } from "../../notifications/texts";
import type { Mail } from "../../notifications/transport/send-mail";
import { openCode } from "../../platform/secrets/code-secret";
import { signInCodeMinutes } from "../sign-in-code/code";

/** A code for a shopper who wants to sign in without a password. */
type SignInCode = { secret: string; expiresAt: Date };

const about = { kind: "sign-in-code" };

export function signInCodeMail(
  { to, code, language }: { to: string; code: string; language: Language },
  own: OwnWords,
): Mail {
  const said = texts[language].signInCode(code, signInCodeMinutes);
  const figures = { code, minutes: String(signInCodeMinutes) };
  return codeMail(to, code, withOwnWords(said, { name: "sign_in_code", language, own, figures }), language);
}

/** Mails the code; an expired one is dropped. */
export async function mailSignInCode(
  scope: MedusaContainer,
  { secret, expiresAt }: SignInCode,
): Promise<void> {
  if (expiresAt <= new Date()) return;
  const letter = openCode(secret);
  const mail = signInCodeMail(letter, await readOwnWords("sign_in_code", letter.language));
  await sendByMail(scope, { ...mail, key: blindKey(secret) }, about);
}

/** The same to a phone that was proved by a text. */
export async function textSignInCode(
  scope: MedusaContainer,
  { secret, expiresAt }: SignInCode,
): Promise<void> {
  if (expiresAt <= new Date()) return;
  const { to: phone, code, language } = openCode(secret);
  await sendByText(scope, { phone, text: texts[language].signInCodeText(code, signInCodeMinutes) }, about);
}
