import type { MedusaContainer } from "@medusajs/framework/types";
import type { PoolClient } from "pg";
import { z } from "zod";
import { type Language, languages } from "../../contract/constants";
import { blindKey, sendByMail } from "../../notifications/channels";
import { accountMail } from "../../notifications/mail/account-mail";
import { letterHtml, letterText } from "../../notifications/mail/layout";
import { texts } from "../../notifications/texts";
import { env } from "../../platform/env";
import { findAdmin } from "../person";
import { ownersToTell } from "../staff/owners";
import { addressOfOwner, oweEach } from "../staff/tell-owners";

const Change = z.object({
  adminId: z.string(),
  change: z.enum(["on", "off"]),
  language: z.enum(languages),
  at: z.string(),
  recipient: z.string().optional(),
});

type Noted = Omit<z.infer<typeof Change>, "recipient">;

/** Writes the mail about a changed second factor to the outbox, within the transaction that changes it. */
export async function tellOfSecondFactor(
  client: PoolClient,
  adminId: string,
  change: "on" | "off",
  language: Language,
): Promise<void> {
  const payload: Noted = { adminId, change, language, at: new Date().toISOString() };
  await client.query({
    text: "insert into shop_outbox (topic, payload) values ('second-factor', $1)",
    values: [JSON.stringify(payload)],
  });
}

type Told = Noted & { name: string; email: string };

async function mailOwner(scope: MedusaContainer, told: Told, id: string): Promise<void> {
  const email = await addressOfOwner(id);
  if (!email) return;
  const { adminId, change, language, at } = told;
  const words = texts[language].colleagueSecondFactor[change](told);
  const action = {
    label: texts[language].labels.staffPage,
    url: new URL("/admin/staff", env().PUBLIC_URL).href,
  };
  const key = blindKey(`second-factor ${adminId} ${change} ${at} ${id}`);
  const mail = { ...accountMail(email, words, language, action), key };
  await sendByMail(scope, mail, { kind: "second-factor" });
}

/**
 * Mails that signing in now asks for a code, or no longer does: somebody who did not do this has to know. The owners are told too: a
 * thief of a password could set up a second factor in its owner's place, and the person it is stolen from may not read mail for days.
 */
export async function mailSecondFactor(scope: MedusaContainer, payload: unknown): Promise<void> {
  const { recipient, ...noted } = Change.parse(payload);
  const { adminId, change, language, at } = noted;
  const person = await findAdmin(adminId);
  if (!person) return;
  const { userName: name, email } = person;
  if (!recipient) {
    const owners = await ownersToTell(adminId);
    return oweEach("second-factor", noted, [adminId, ...owners.map(({ id }) => id)]);
  }
  if (recipient !== adminId) return mailOwner(scope, { ...noted, name, email }, recipient);
  const { action, ...words } = texts[language].secondFactor[change];
  const url = new URL(action.path, env().PUBLIC_URL).href;
  const letter = {
    ...words,
    language,
    name: person.userName,
    action: { label: action.label, url },
    body: null,
  };
  const mail = {
    to: person.email,
    subject: words.subject,
    text: letterText(letter),
    html: letterHtml(letter),
    key: blindKey(`second-factor ${adminId} ${change} ${at}`),
  };
  await sendByMail(scope, mail, { kind: "second-factor" });
}
