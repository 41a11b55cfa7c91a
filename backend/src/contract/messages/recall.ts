import { type Message, messages } from "./index";

/**
 * Sentences that the shop itself writes into its records: the notes of transitions, the reasons of refunds and failed
 * payments. They are stored in English, so that a record, an export or a log can be read by itself.
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
  messages.bookingStumbled,
  messages.parcelsApart,
];
const bySentence = new Map(recorded.map((message) => [String(message), message]));

/** What a record says: the shop's own sentence as a message, the words of a person as they are. */
export const recall = <Text extends string | null>(text: Text): Text | Message =>
  (text !== null && bySentence.get(text)) || text;
