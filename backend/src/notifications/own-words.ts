import type { Language } from "../contract/constants";
import { type MailName, mailRules } from "../contract/mail-kinds";
import { fill } from "../contract/placeholders";
import { inWords } from "../contract/shop-figures";
import { shop } from "../platform/identity/current";
import { mailWordsForm } from "../platform/identity/mail-words";
import type { Words } from "./texts/texts";

/** What the shop wrote for one kind of mail in one language; blank: the standard text. */
export type OwnWords = { subject: string; lead: string };

/** As saved at this moment. The builders of mails wait for nothing, so it is read before. */
export async function readOwnWords(name: MailName, language: Language): Promise<OwnWords> {
  const { subject, lead } = (await mailWordsForm.read()).form[name];
  return { subject: subject[language], lead: lead[language] };
}

/** What fills the placeholders of a kind; blank where this mail has none, such as a courier that is not chosen yet. */
export type MailFigures = Readonly<Record<string, string | null | undefined>>;

/** A value that somebody typed must not break the header's line. */
const onOneLine = (subject: string) => subject.replaceAll(/[\p{Cc}\p{Z}]+/gu, " ").trim();

type Wish = {
  name: MailName;
  language: Language;
  own: OwnWords;
  figures: MailFigures;
  /** Every paragraph of the standard text stays, because this reader has something to do. */
  keepsAll?: boolean;
};

/**
 * The words with the shop's own in them. A subject whose figure is missing is the standard one; so is a lead of which no
 * line can be filled.
 */
export function withOwnWords<Said extends Words>(said: Said, wish: Wish): Said {
  const { name, language, own, figures, keepsAll = false } = wish;
  const known = Object.entries({ ...figures, shop: inWords(shop().name, language) });
  const given = Object.fromEntries(known.map(([key, value]) => [key, value ?? undefined]));
  const subject = onOneLine(fill(own.subject, given) ?? "");
  const lead = own.lead
    .split("\n")
    .map((line) => fill(line, given)?.trim())
    .filter((line) => line !== undefined && line !== "");
  const isReplaced = lead.length > 0 && mailRules[name].replacesLead && !keepsAll;
  return {
    ...said,
    subject: subject || said.subject,
    paragraphs: [...lead, ...said.paragraphs.slice(isReplaced ? 1 : 0)],
  };
}
