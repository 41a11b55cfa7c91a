import type { MedusaContainer } from "@medusajs/framework/types";
import { blindKey, sendByMail } from "../../notifications/channels";
import { codeMail } from "../../notifications/mail/code-mail";
import { texts } from "../../notifications/texts";
import { openCode } from "../../platform/secrets/code-secret";
import { setUpMinutes } from "../second-factor/factor";

/** Mails the code that setting up a second factor takes; an expired one is dropped. */
export async function mailSecondFactorCode(
  scope: MedusaContainer,
  { secret, expiresAt }: { secret: string; expiresAt: Date },
): Promise<void> {
  if (expiresAt <= new Date()) return;
  const { to, code, language } = openCode(secret);
  const words = texts[language].secondFactorCode(code, setUpMinutes);
  await sendByMail(
    scope,
    { ...codeMail(to, code, words, language), key: blindKey(secret) },
    { kind: "second-factor-code" },
  );
}
