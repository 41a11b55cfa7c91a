import type { MedusaContainer } from "@medusajs/framework/types";
import { blindKey, sendByMail } from "../../notifications/channels";
import { codeMail } from "../../notifications/mail/code-mail";
import { texts } from "../../notifications/texts";
import { openCode } from "../../platform/secrets/code-secret";
import { otpMinutes } from "../password-reset";

/** Mails a code for a new password; an expired one is dropped. */
export async function mailCode(scope: MedusaContainer, sealed: string, expiresAt: Date): Promise<void> {
  if (expiresAt <= new Date()) return;
  const { to, code, language } = openCode(sealed);
  const mail = codeMail(to, code, texts[language].code(code, otpMinutes), language);
  await sendByMail(scope, { ...mail, key: blindKey(sealed) }, { kind: "password-code" });
}
