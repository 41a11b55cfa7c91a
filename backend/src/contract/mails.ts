import { z } from "zod";
import { Version } from "./edits";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Language, text } from "./fields";
import { longestLead, longestSubject, type MailName, mailNames, mailRules } from "./mail-kinds";
import { type Message, messages } from "./messages";
import { hasOnly } from "./placeholders";

/** Not even a lone brace is left: half a placeholder would be mailed as it stands. */
const isWhole = (written: string) => !/[{}]/.test(written.replaceAll(/\{[^{}]*\}/g, ""));

function leadProblem(name: MailName, lead: string): Message | undefined {
  const isKnown = hasOnly(mailRules[name].placeholders)(lead) && isWhole(lead);
  return isKnown ? undefined : messages.placeholderUnknown;
}

function subjectProblem(name: MailName, subject: string): Message | undefined {
  // A header of the mail: whatever breaks a line could begin another one.
  if (/[\p{Cc}\u2028\u2029]/u.test(subject)) return messages.subjectOneLine;
  const { needs } = mailRules[name];
  if (needs && subject && !subject.includes(needs)) return messages.subjectNeeds(needs);
  return leadProblem(name, subject);
}

/** Blank: the standard subject. */
const Subject = text(0, longestSubject);
/** What a mail says first, each line a paragraph; blank: the standard text. */
const Lead = text(0, longestLead);

const checked = (schema: z.ZodString, problemOf: (written: string) => Message | undefined) =>
  schema.superRefine((written, context) => {
    const problem = problemOf(written);
    if (problem) context.addIssue({ code: "custom", message: problem.key });
  });

const inEach = <Schema extends z.ZodType>(one: Schema) => z.object({ en: one, hi: one, mr: one });
const Words = (name: MailName) =>
  z.object({
    subject: inEach(checked(Subject, (subject) => subjectProblem(name, subject))),
    lead: inEach(checked(Lead, (lead) => leadProblem(name, lead))),
  });

type Kinds = { [Name in MailName]: ReturnType<typeof Words> };
export const MailWords = z.object(Object.fromEntries(mailNames.map((name) => [name, Words(name)])) as Kinds);
/** Subject and lead of each kind of mail, in each language. */
export type MailWords = z.output<typeof MailWords>;

/** The number of saves, and the fingerprint of what was read: as in `adminSaveShop`. */
const version = z.int().min(0);
const Saved = MailWords.extend({ version, edition: Version, updatedAt: z.string().nullable() });
const Standard = z.record(
  z.enum(mailNames),
  z.object({ subject: inEach(z.string()), lead: inEach(z.string()) }),
);
const response = ok({
  data: Saved,
  /**
   * What is mailed where nothing is entered, with the placeholders; a lead is blank where nothing is replaced. Texts with the
   * shop's name as it is: what may be entered does not bind them.
   */
  standard: Standard,
});

/** The words of one kind in one language, not necessarily saved. */
const OneMail = z
  .object({ name: z.enum(mailNames), language: Language, subject: Subject, lead: Lead })
  .superRefine(({ name, subject, lead }, context) => {
    const problems = { subject: subjectProblem(name, subject), lead: leadProblem(name, lead) };
    for (const [field, problem] of Object.entries(problems))
      if (problem) context.addIssue({ code: "custom", path: [field], message: problem.key });
  });
export type OneMail = z.output<typeof OneMail>;

export const mails = endpoints({
  adminGetMails: {
    method: "GET",
    path: "/api/admin/settings/mails",
    access: "admin",
    permission: "shop",
    summary: "The shop's own words of its mails in every language, to edit them",
    response,
  },

  adminSaveMails: {
    method: "PUT",
    path: "/api/admin/settings/mails",
    access: "admin",
    permission: "shop",
    summary: "Change the words of the shop's mails",
    body: MailWords.extend({ version: version.nullish(), edition: Version.optional() }),
    response,
  },

  adminPreviewMail: {
    method: "POST",
    path: "/api/admin/settings/mails/preview",
    access: "admin",
    permission: "shop",
    summary:
      "A mail with these words as it would be sent, about something invented; nothing is saved or sent",
    body: OneMail,
    response: ok({ data: z.object({ subject: z.string(), html: z.string(), text: z.string() }) }),
  },

  /** 429 after twenty in an hour; 502 `outside_service` if the mail server does not take it. */
  adminSendTestMail: {
    method: "POST",
    path: "/api/admin/settings/mails/test",
    access: "admin",
    permission: "shop",
    keys: false,
    summary: "Send the same mail to the signed-in member of the staff",
    body: OneMail,
    response: ok({ data: z.object({ to: z.string() }) }),
  },
});
