import type { TicketTopic } from "@contract/ticket-topics";

/** What somebody fills in. */
export type TypedTicket = {
  topic: TicketTopic;
  orderNumber: string;
  name: string;
  email: string;
  phone: string;
  message: string;
};
/** With the field that only machines fill in. */
export type TicketValues = TypedTicket & { website: string };

export const blankTicket: TypedTicket = {
  topic: "order",
  orderNumber: "",
  name: "",
  email: "",
  phone: "",
  message: "",
};
export const ticketFields = Object.keys(blankTicket) as (keyof TypedTicket)[];
