import { z } from "zod";
import { Version } from "./edits";
import { endpoints } from "./endpoint";
import { Meta, ok } from "./envelope";
import { Email, Flag, Id, Phone, paging, RecipientName, reactAdminList, Timestamp, text } from "./fields";
import { limits } from "./limits";
import { messages } from "./messages";
import { ticketStates, ticketTopics } from "./ticket-topics";

export const TicketTopic = z.enum(ticketTopics, messages.ticketTopicNeeded.key);
export const TicketState = z.enum(ticketStates);

const Answer = z.object({ text: z.string(), at: Timestamp });

/** What somebody wrote to the shop, as in their own data. */
export const OwnTicket = z.object({
  number: z.string(),
  topic: TicketTopic,
  orderNumber: z.string().nullable(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  message: z.string(),
  writtenAt: Timestamp,
  state: TicketState,
  answers: z.array(Answer),
});
export type OwnTicket = z.infer<typeof OwnTicket>;

/** A message to the shop as staff see it. */
export const Ticket = OwnTicket.extend({
  _id: Id,
  /** Null: a guest. */
  customerId: Id.nullable(),
  /** An order with the number they gave; null if there is none. */
  orderId: Id.nullable(),
  /** Whether that order is of the account that wrote. A guest may have given anybody's number. */
  isOwnOrder: z.boolean(),
  language: z.string(),
  answers: z.array(Answer.extend({ by: z.string() })),
  /** Until when the law wants the next step: an answer in 48 hours, the end in a month. Null once it is closed. */
  dueAt: Timestamp.nullable(),
  overdue: z.boolean(),
  note: z.string(),
  version: Version,
});
export type Ticket = z.infer<typeof Ticket>;

const params = z.object({ id: Id });

export const tickets = endpoints({
  /**
   * A shopper's name and e-mail are the account's; guests give a name, and an e-mail or a phone. The same words sent
   * again on the same day are the same ticket.
   */
  writeTicket: {
    method: "POST",
    path: "/api/shop/tickets",
    access: "guest",
    summary: "Write to the shop; the reply names the ticket, and a mail repeats its number",
    body: z.object({
      topic: TicketTopic,
      orderNumber: text(0, 40, "orderNumber").optional(),
      name: RecipientName.optional(),
      email: Email.optional(),
      phone: Phone.optional(),
      message: text(limits.ticket.min, limits.ticket.max, "message"),
      /** People do not see this field and leave it empty; what fills it in is not stored. */
      website: z.string().max(500).optional(),
    }),
    response: ok({ data: z.object({ number: z.string() }) }),
  },

  adminGetTickets: {
    method: "GET",
    path: "/api/admin/tickets",
    access: "admin",
    permission: "customers",
    summary: "What people wrote to the shop: those that wait first, the most urgent at the top",
    query: z.object({
      ...paging,
      q: z.string().max(100).optional(),
      state: TicketState.optional(),
      overdue: Flag.optional(),
      ...reactAdminList,
    }),
    response: ok({ data: z.array(Ticket), meta: Meta }),
  },

  adminGetTicket: {
    method: "GET",
    path: "/api/admin/tickets/:id",
    access: "admin",
    permission: "customers",
    summary: "One message to the shop, and what was answered",
    params,
    response: ok({ data: Ticket }),
  },

  /** 409 `edit_conflict` if somebody else has answered or changed it since `version`. */
  adminAnswerTicket: {
    method: "POST",
    path: "/api/admin/tickets/:id/answers",
    access: "admin",
    permission: "customers",
    summary: "Answer a message: a mail to its writer; without an e-mail it records what was said by phone",
    params,
    body: z.object({ answer: text(1, limits.ticket.max, "answer"), version: Version }),
    response: ok({ data: Ticket }),
  },

  /** 409 `edit_conflict` as above. A closed ticket that is opened again has the same month. */
  adminSaveTicket: {
    method: "PUT",
    path: "/api/admin/tickets/:id",
    access: "admin",
    permission: "customers",
    summary: "Close a message, open it again, or note something about it that its writer does not read",
    params,
    body: z.object({ closed: z.boolean(), note: text(0, limits.reason, "note"), version: Version }),
    response: ok({ data: Ticket }),
  },
});
