import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "zod";
import { languages } from "../../contract/constants";
import { blindKey, sendByMail } from "../../notifications/channels";
import { accountMail } from "../../notifications/mail/account-mail";
import { shopPage } from "../../notifications/mail/shop-page";
import { texts } from "../../notifications/texts";
import type { Statement } from "../../platform/db/pool";
import { findAdmin } from "../person";

const Letter = z.object({
  adminId: z.string(),
  kind: z.enum(["invited", "reset"]),
  language: z.enum(languages),
  at: z.string().optional(),
});
export type StaffLetter = z.infer<typeof Letter>;

/** Writes a letter to the outbox. It holds no secret: the code for a password is asked for on the page it leads to. */
export const owedLetter = (letter: StaffLetter): Statement => ({
  text: "insert into shop_outbox (topic, payload) values ('staff-letter', $1)",
  values: [JSON.stringify({ ...letter, at: new Date().toISOString() })],
});

/** Mails somebody on the staff how to choose a password of their own. */
export async function mailStaffLetter(scope: MedusaContainer, payload: unknown): Promise<void> {
  const { adminId, kind, language, at = "" } = Letter.parse(payload);
  const person = await findAdmin(adminId);
  if (!person) return;
  const words = texts[language].staffLetter[kind]({ name: person.userName, email: person.email });
  const action = {
    label: texts[language].labels.newPassword,
    url: shopPage(language, "/auth/forgot-password"),
  };
  const mail = accountMail(person.email, words, language, action);
  await sendByMail(
    scope,
    { ...mail, key: blindKey(`staff-letter ${adminId} ${kind} ${at}`) },
    { kind: "staff-letter" },
  );
}
