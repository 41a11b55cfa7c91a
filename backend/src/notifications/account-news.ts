import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "zod";
import { type Language, languages } from "../contract/constants";
import { query, type Statement } from "../platform/db/pool";
import { seal, unseal } from "../platform/secrets/sealed";
import { blindKey, sendByMail } from "./channels";
import { longMoment } from "./format";
import { accountMail } from "./mail/account-mail";
import { shopPage } from "./mail/shop-page";
import { type OwnWords, readOwnWords, withOwnWords } from "./own-words";
import { texts } from "./texts";
import type { Mail } from "./transport/send-mail";

/** What changed about the way of signing in. */
export const newsKinds = ["password", "email", "phone", "passkey"] as const;
export type NewsKind = (typeof newsKinds)[number];

const News = z.object({
  to: z.string(),
  language: z.enum(languages),
  kind: z.enum(newsKinds),
  /** The new e-mail or phone. */
  value: z.string().optional(),
  /** Whose account it is, of a shopper's: `to` may be theirs no longer. */
  customerId: z.string().optional(),
  at: z.coerce.date(),
});
export type AccountNews = {
  to: string;
  language: Language;
  kind: NewsKind;
  value?: string;
  customerId?: string;
};

/** Writes the message to the outbox; sealed, because it names two addresses of a person. */
export function newsOf(news: AccountNews): Statement {
  const secret = seal(JSON.stringify({ ...news, at: new Date() }));
  return {
    text: "insert into shop_outbox (topic, payload) values ('account-news', $1)",
    values: [{ secret }],
  };
}

export async function tellOf(news: AccountNews): Promise<void> {
  await query(newsOf(news));
}

/** Enough to recognise one's own new e-mail or phone, and too little for somebody who reads an old mailbox. */
export function hint(kind: NewsKind, value = ""): string {
  if (kind === "phone") return `••••••• ${value.slice(-3)}`;
  const at = value.lastIndexOf("@");
  return `${[...value.slice(0, at)][0] ?? ""}•••${value.slice(at)}`;
}

export function accountNewsMail(
  { to, language, kind, value, at }: AccountNews & { at: Date },
  own: OwnWords,
): Mail {
  const figures = { at: longMoment(at, language), hint: hint(kind, value) };
  const said = texts[language].accountNews[kind](figures);
  const words = withOwnWords(said, { name: `${kind}_changed`, language, own, figures });
  // Somebody who no longer has the e-mail cannot ask for a new password with it: they have to call.
  const action =
    kind === "email"
      ? null
      : { label: texts[language].labels.newPassword, url: shopPage(language, "/auth/forgot-password") };
  return accountMail(to, words, language, action);
}

/** Mails to the account's previous e-mail that its way of signing in has changed. */
export async function mailAccountNews(scope: MedusaContainer, sealed: string): Promise<void> {
  const { value, customerId, ...news } = News.parse(JSON.parse(unseal(sealed)));
  const own = await readOwnWords(`${news.kind}_changed`, news.language);
  const mail = accountNewsMail({ ...news, ...(value !== undefined && { value }) }, own);
  await sendByMail(
    scope,
    { ...mail, key: blindKey(sealed) },
    {
      kind: `account-${news.kind}`,
      ...(customerId !== undefined && { customerId }),
    },
  );
}
