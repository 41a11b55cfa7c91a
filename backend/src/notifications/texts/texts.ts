import type { ContactField } from "../../contract/contact";
import type { TicketTopic } from "../../contract/ticket-topics";
import type { NewsKind } from "../account-news";
import type { MailKind, PushKind, TextKind } from "../kinds";

/** What a mail says of an order, formatted for its reader: amounts as ₹1,640, days as 23 November 2026. */
export type Facts = {
  number: string;
  name: string;
  total: string;
  isOnline: boolean;
  /** Whether it waits for a code from the shopper. */
  asksForCode: boolean;
  /** When it is cancelled if no code is given, such as "23 November, 2:05 pm". */
  confirmBy: string | null;
  /** Whether money was taken, so that some is refunded. */
  wasPaid: boolean;
  /** The promised days, as `between` says them. */
  arrives: string | null;
  courier: { name: string; awb: string } | null;
  /** Why it was cancelled. */
  reason: string | null;
  returnBy: string | null;
  isReturnApproved: boolean;
  /** How much is or was refunded: the price of the part for a part of the order. */
  refund: string;
  /** The items that are returned if the shopper keeps others, such as "2 × Toy car, 1 × Cotton shirt (Size M)". */
  goingBack: string | null;
  /** What the shop says about its decision on a return. */
  note: string | null;
  refundTo: "cash" | "source";
  /** Whether the shopper has yet to say where the money of their cash order should go. */
  asksForAccount: boolean;
  /** Of an order that is picked up and ready: its code, the last day on which it is kept, and the shop's hours, blank if unknown. */
  pickup: { code: string; until: string; hours: string } | null;
  /** Of an order that the shop's own vehicle brings: when, as `inSlot` says it, and the code for the driver. */
  vehicle: { when: string; code: string } | null;
};

/** The kinds that say something else of an order that is picked up. */
export const otherForPickup = ["placed", "confirmed", "delivered"] as const satisfies readonly MailKind[];
export type OtherForPickup = (typeof otherForPickup)[number];

/** The kinds that say something else of an order that the shop's own vehicle brings. */
export const otherForVehicle = ["shipped", "delivery_failed"] as const satisfies readonly MailKind[];
export type OtherForVehicle = (typeof otherForVehicle)[number];

export type TextFacts = Pick<Facts, "number" | "total" | "isOnline" | "pickup" | "vehicle">;

/** A notification stands on a locked screen: nothing of a person beyond the order's number. */
export type PushFacts = { number: string; isPickup: boolean; isByVehicle: boolean };

export type Words = {
  subject: string;
  /** The line that mail programs show beside the subject. */
  preview: string;
  title: string;
  paragraphs: string[];
  /** Why it came, if not because of an account or an order. */
  why?: string;
};

/** A mail with a code, and what to do if you did not ask for it. */
export type CodeWords = Words & { warning: string };
export type OrderCodeFacts = { code: string; minutes: number; number: string; total: string };

/** A mail about a changed way of signing in, and what to do if it was somebody else. */
export type SecurityWords = Words & { action: { label: string; path: string } };
/** When it happened, such as "23 November 2026, 4:05 pm", and the part of the new e-mail or phone that may be shown. */
export type AccountFacts = { at: string; hint: string };

export type WhenBackFacts = { title: string; size: string | null; left: number; stop: string };

/** The product whose price fell most, each of the first few with both prices, and how many more there are. */
export type PriceDropFacts = { title: string; lines: readonly string[]; more: number; stop: string };

export type QuestionFacts = { title: string; question: string; said: string };

export type TicketFacts = {
  number: string;
  topic: TicketTopic;
  name: string;
  contact: string;
  message: string;
};

/** One language's texts of all messages; a language that lacks one does not compile. */
export type Texts = {
  hello: (name: string) => string;
  /** The promised days as a part of a sentence, such as "between 23 November and 25 November". */
  between: (from: string, to: string) => string;
  /** The same for a slot of the shop's own vehicle: "on 28 November between 10:00 and 13:00". */
  inSlot: (day: string, from: string, to: string) => string;
  /** Why an order was cancelled whose code was not given in time. */
  notConfirmed: string;
  /** Why an order was cancelled that nobody picked up in time. */
  notCollected: string;
  /** When the shop is open: hours such as 10:00–20:00, from Monday to Saturday and on Sunday. */
  hours: { weekdays: (hours: string) => string; sunday: (hours: string) => string };
  mails: Readonly<Record<MailKind, (facts: Facts) => Words>>;
  pickupMails: Readonly<Record<OtherForPickup, (facts: Facts) => Words>>;
  vehicleMails: Readonly<Record<OtherForVehicle, (facts: Facts) => Words>>;
  /** To whom it may matter that staff took the order to another slot. */
  slotMoved: (facts: { number: string; when: string }) => Words;
  slotMovedText: (facts: { number: string; when: string }) => string;
  /** How goods come back that the shop's own vehicle brought. */
  vehicleFetches: string;
  texts: Readonly<Record<TextKind, (facts: TextFacts) => string>>;
  vehicleText: (facts: TextFacts) => string;
  pickupTexts: Readonly<Record<"placed" | "delivered", (facts: TextFacts) => string>>;
  pushes: Readonly<Record<PushKind, (facts: PushFacts) => { title: string; body: string }>>;
  /** To somebody who has opened an account. */
  welcome: () => Words;
  code: (code: string, minutes: number) => CodeWords;
  /** The code with which a shopper signs in, as a mail and as a short text. */
  signInCode: (code: string, minutes: number) => CodeWords;
  signInCodeText: (code: string, minutes: number) => string;
  /** The code by which a large first cash order is confirmed, as a mail and as a short text. */
  orderCode: (facts: OrderCodeFacts) => CodeWords;
  orderCodeText: (facts: OrderCodeFacts) => string;
  /** To somebody who is to choose a password for their staff account. */
  staffLetter: Readonly<Record<"invited" | "reset", (facts: { name: string; email: string }) => Words>>;
  /** To the owners, about somebody else on the staff. */
  colleagueSecondFactor: Readonly<Record<"on" | "off", (who: { name: string; email: string }) => Words>>;
  /** To the owners: a program can call the shop from now on. */
  newApiKey: (facts: { name: string; by: string; until: string }) => Words;
  /** To the owners: an address takes no messages, so it gets none any more. */
  webhookOff: (facts: { host: string }) => Words;
  /** To staff: signing in now asks for a code, or no longer does. */
  secondFactor: Readonly<Record<"on" | "off", SecurityWords>>;
  /**
   * The code that proves a new e-mail or phone: mailed, or sent to the phone as a short text if the shop has a
   * gateway.
   */
  contactCode: Readonly<Record<ContactField, (code: string, minutes: number) => CodeWords>>;
  contactCodeText: (code: string, minutes: number) => string;
  /** The code that setting up a second factor takes besides the app's. */
  secondFactorCode: (code: string, minutes: number) => CodeWords;
  /** To the account's previous e-mail: signing in now works differently. */
  accountNews: Readonly<Record<NewsKind, (facts: AccountFacts) => Words>>;
  /** Something that somebody waits for can be bought again; `left` are there, and `stop` ends such mails. */
  whenBack: (facts: WhenBackFacts) => Words;
  priceDrop: (facts: PriceDropFacts) => Words;
  /** To somebody who asked about a product: `said` is the shop's answer, or why it gives none. */
  questions: Readonly<Record<"answered" | "declined", (facts: QuestionFacts) => Words>>;
  /** About a message to the shop: it came, what it says (for the shop itself), and the answer. */
  tickets: {
    received: (facts: { number: string }) => Words;
    shop: (facts: TicketFacts) => Words;
    answered: (facts: { number: string; answer: string }) => Words;
  };
  labels: {
    ticketPage: string;
    newPassword: string;
    toShop: string;
    seeProduct: string;
    toWishlist: string;
    staffPage: string;
    apiKeysPage: string;
    webhooksPage: string;
    order: string;
    track: string;
    details: string;
    steps: {
      placed: string;
      confirmed: string;
      ready: string;
      shipped: string;
      delivered: string;
      collected: string;
    };
    goods: string;
    size: string;
    subtotal: string;
    delivery: string;
    free: string;
    discount: string;
    codFee: string;
    total: string;
    arrives: string;
    readyOn: string;
    deliverTo: string;
    pickUpAt: string;
    pickup: string;
    payment: string;
    cash: string;
    atCounter: string;
    atDoor: string;
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
