import type { ContactField } from "../../contract/contact";
import type { NewsKind } from "../account-news";
import type { MailKind, TextKind } from "../kinds";

/** What a mail says of an order, formatted for its reader: amounts as ₹1,640, days as 23 November 2026. */
export type Facts = {
  number: string;
  name: string;
  total: string;
  isOnline: boolean;
  /** Whether it waits for a code from the shopper. */
  asksForCode: boolean;
  /** The moment at which it is cancelled without, such as "23 November, 2:05 pm". */
  confirmBy: string | null;
  /** Whether money was taken, so that some goes back. */
  wasPaid: boolean;
  /** The promised days, as `between` says them. */
  arrives: string | null;
  courier: { name: string; awb: string } | null;
  /** Why it was cancelled. */
  reason: string | null;
  returnBy: string | null;
  isReturnApproved: boolean;
  /** What goes or went back of the money: for a part of the order what that cost. */
  refund: string;
  /** The goods that go back, where some stay with the shopper, such as "2 × Toy car, 1 × Cotton shirt (Size M)". */
  goingBack: string | null;
  /** What the shop says to its decision about a return. */
  note: string | null;
  refundTo: "cash" | "source";
  /** Whether the shopper has yet to say where money of their cash order shall go. */
  asksForAccount: boolean;
};

export type Words = {
  subject: string;
  /** The line that mail programs show beside the subject. */
  preview: string;
  title: string;
  paragraphs: string[];
};

/** A mail with a code, and what to do for whoever did not ask for it. */
export type CodeWords = Words & { warning: string };
export type OrderCodeFacts = { code: string; minutes: number; number: string; total: string };

/** A mail to somebody whose way of signing in has changed, and what to do where it was somebody else. */
export type SecurityWords = Words & { action: { label: string; path: string } };
/** When it was, such as "23 November 2026, 4:05 pm", and as much of the new e-mail or phone as may be told. */
export type AccountFacts = { at: string; hint: string };

/** One language's texts of all messages; a language that lacks one does not compile. */
export type Texts = {
  hello: (name: string) => string;
  /** The promised days as a part of a sentence, such as "between 23 November and 25 November". */
  between: (from: string, to: string) => string;
  /** Why an order was cancelled whose code was not given in time. */
  notConfirmed: string;
  mails: Readonly<Record<MailKind, (facts: Facts) => Words>>;
  texts: Readonly<Record<TextKind, (facts: Pick<Facts, "number" | "total" | "isOnline">) => string>>;
  code: (code: string, minutes: number) => CodeWords;
  /** The code by which a large first cash order is confirmed, as a mail and as a short text. */
  orderCode: (facts: OrderCodeFacts) => CodeWords;
  orderCodeText: (facts: OrderCodeFacts) => string;
  /** To staff: signing in asks for a code from now on, or no longer. */
  secondFactor: Readonly<Record<"on" | "off", SecurityWords>>;
  /** The code by which a new e-mail or phone is proved: mailed, and to a phone as a short text where the shop sends such. */
  contactCode: Readonly<Record<ContactField, (code: string, minutes: number) => CodeWords>>;
  contactCodeText: (code: string, minutes: number) => string;
  /** To the e-mail that an account had: one signs in otherwise from now on. */
  accountNews: Readonly<Record<NewsKind, (facts: AccountFacts) => Words>>;
  labels: {
    newPassword: string;
    order: string;
    track: string;
    details: string;
    steps: { placed: string; confirmed: string; shipped: string; delivered: string };
    goods: string;
    size: string;
    subtotal: string;
    delivery: string;
    free: string;
    codFee: string;
    total: string;
    arrives: string;
    deliverTo: string;
    payment: string;
    cash: string;
    online: string;
    courier: string;
    tracking: string;
    invoiceAttached: string;
    creditNoteAttached: string;
    help: string;
    grievance: string;
    why: string;
  };
};
