import { type Message, messages } from "./index";

/**
 * Sentences that the shop itself writes into its records: the notes of transitions, the reasons of refunds and failed
 * payments, the troubles of a booking, the name on the reviews of a deleted account. They are stored in English, so that
 * a record, an export or a log can be read by itself.
 */
const recorded = [
  messages.paymentReceived,
  messages.paymentTimeOver,
  messages.paymentSuperseded,
  messages.paymentCameTooLate,
  messages.paidOtherAmount,
  messages.paidTwice,
  messages.bankRefused,
  messages.returned,
  messages.cancelledByShop,
  messages.returnCalledOff,
  messages.refundedInEngine,
  messages.confirmedByCode,
  messages.orderCodeLapsed,
  messages.handedOverByCode,
  messages.handedOverAtDoor,
  messages.pickupLapsed,
  messages.bookingStumbled,
  messages.bookedAnew,
  messages.parcelsApart,
  messages.noTrackingNumber,
  messages.noCourierGoes,
  messages.formerCustomer,
];
const bySentence = new Map(recorded.map((message) => [String(message), message]));

/** Those that name a service outside the shop, or what it said; the more special of two stands first. */
const naming: ((...names: (string | Message)[]) => Message)[] = [
  messages.notedNotOnSale,
  messages.notOnSale,
  messages.notCalledOff,
  messages.paidParcelCollects,
  messages.dueParcelCollectsNot,
  messages.refundedAt,
  messages.serviceSlow,
  messages.serviceUnreached,
  messages.serviceAnswered,
  messages.serviceUnreadable,
  messages.serviceToken,
  messages.serviceSignIn,
  messages.parcelNotShown,
  messages.labelNotReady,
];
const gap = "\u0001";
const patterns = naming.map((make) => ({
  make,
  pattern: new RegExp(`^${String(make(gap, gap)).replaceAll(gap, "(.+)")}$`),
}));

function withNames(text: string): Message | undefined {
  for (const { make, pattern } of patterns) {
    const [found, ...names] = pattern.exec(text) ?? [];
    if (found) return make(...names.map((name) => recall(name)));
  }
  return undefined;
}

/** What a record says: the shop's own sentence as a message, the words of a person as they are. */
export function recall<Text extends string | null>(text: Text): Text | Message {
  return (text !== null && (bySentence.get(text) ?? withNames(text))) || text;
}
