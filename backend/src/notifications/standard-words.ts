import { type Language, languages } from "../contract/constants";
import { type MailName, mailNames, mailRules } from "../contract/mail-kinds";
import type { MailWords } from "../contract/mails";
import { texts } from "./texts";
import type { Facts, Texts, Words } from "./texts/texts";

/** Each fact is its own placeholder, so that a standard text comes out as a shop may write it. */
const facts: Facts = {
  number: "{order}",
  name: "{name}",
  total: "{total}",
  isOnline: false,
  asksForCode: false,
  confirmBy: null,
  wasPaid: false,
  arrives: "{arrives}",
  courier: { name: "{courier}", awb: "{tracking}" },
  reason: "{reason}",
  returnBy: "{returnBy}",
  isReturnApproved: false,
  refund: "{refund}",
  goingBack: null,
  note: null,
  refundTo: "source",
  asksForAccount: false,
  pickup: { code: "{code}", until: "{until}", hours: "" },
  vehicle: null,
};
const codeFacts = { code: "{code}", minutes: 0, number: "{order}", total: "{total}" };
const asked = { title: "{product}", question: "", said: "" };
const changed = { at: "{at}", hint: "{hint}" };

type Said = (said: Texts) => Words;
const standard: Readonly<Record<MailName, Said>> = {
  placed_cash: ({ mails }) => mails.placed(facts),
  placed_online: ({ mails }) => mails.placed({ ...facts, isOnline: true }),
  confirmed: ({ mails }) => mails.confirmed(facts),
  ready: ({ mails }) => mails.ready(facts),
  collect_soon: ({ mails }) => mails.collect_soon(facts),
  shipped: ({ mails }) => mails.shipped(facts),
  delivery_failed: ({ mails }) => mails.delivery_failed(facts),
  coming_back: ({ mails }) => mails.coming_back(facts),
  delivered: ({ mails }) => mails.delivered(facts),
  cancelled: ({ mails }) => mails.cancelled(facts),
  refunded: ({ mails }) => mails.refunded(facts),
  return_asked: ({ mails }) => mails.return_asked(facts),
  return_approved: ({ mails }) => mails.return_decided({ ...facts, isReturnApproved: true }),
  return_rejected: ({ mails }) => mails.return_decided(facts),
  order_code: ({ orderCode }) => orderCode(codeFacts),
  welcome: ({ welcome }) => welcome(),
  password_code: ({ code }) => code(codeFacts.code, codeFacts.minutes),
  sign_in_code: ({ signInCode }) => signInCode(codeFacts.code, codeFacts.minutes),
  email_code: ({ contactCode }) => contactCode.email(codeFacts.code, codeFacts.minutes),
  phone_code: ({ contactCode }) => contactCode.phone(codeFacts.code, codeFacts.minutes),
  password_changed: ({ accountNews }) => accountNews.password(changed),
  email_changed: ({ accountNews }) => accountNews.email(changed),
  phone_changed: ({ accountNews }) => accountNews.phone(changed),
  passkey_changed: ({ accountNews }) => accountNews.passkey(changed),
  question_answered: ({ questions }) => questions.answered(asked),
  question_declined: ({ questions }) => questions.declined(asked),
  price_drop: ({ priceDrop }) => priceDrop({ title: "{product}", lines: [], more: 0, stop: "" }),
  when_back: ({ whenBack }) => whenBack({ title: "{product}", size: null, left: 0, stop: "" }),
};

const inEach = (of: (language: Language) => string) =>
  Object.fromEntries(languages.map((language) => [language, of(language)])) as Record<Language, string>;

/** What is mailed where a shop has entered nothing; a lead is blank where the shop's own one replaces nothing. */
export function standardMailWords(): MailWords {
  const wordsOf = (name: MailName) => ({
    subject: inEach((language) => standard[name](texts[language]).subject),
    lead: inEach((language) =>
      mailRules[name].replacesLead ? (standard[name](texts[language]).paragraphs[0] ?? "") : "",
    ),
  });
  return Object.fromEntries(mailNames.map((name) => [name, wordsOf(name)])) as MailWords;
}
