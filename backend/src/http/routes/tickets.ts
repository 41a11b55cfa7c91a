import { z } from "zod";
import { languageFor, readingLanguage } from "../../accounts/language";
import { authLimits } from "../../accounts/limits/auth-limits";
import { answerTicket, saveTicket } from "../../accounts/tickets/handle";
import { readTicket, readTickets } from "../../accounts/tickets/read";
import { newTicketNumber, writeTicket } from "../../accounts/tickets/write";
import { messages } from "../../contract/messages";
import { longestName } from "../../contract/names";
import { refuse } from "../../contract/refusal";
import { TicketState, type tickets } from "../../contract/tickets";
import { isOrderOf, plainOrderNumber } from "../../orders/find-order";
import { listFilter, listMeta, listWindow, refuseUnstorable } from "../../platform/list-query";
import type { Routes } from "../pipeline/route";

const Filter = z.object({
  q: z.string().max(100).optional(),
  state: TicketState.optional(),
  overdue: z.boolean().optional(),
});

async function ticketWith(id: string) {
  const found = await readTicket(id);
  if (!found) throw refuse.notFound(messages.ticketNotFound);
  return found;
}

export const ticketsRoutes = {
  writeTicket: async ({ body, identify, clientNetwork, req }) => {
    const actor = await identify();
    const shopper = actor.kind === "shopper" ? actor : undefined;
    const name = shopper?.userName ?? body.name;
    const email = shopper?.email ?? body.email ?? null;
    const phone = body.phone ?? shopper?.phone ?? null;
    if (name === undefined)
      throw refuse.invalid([{ field: "name", message: messages.nameMalformed(longestName("recipient")) }]);
    if (!email && !phone) throw refuse.invalid([{ field: "email", message: messages.emailOrPhoneNeeded }]);
    await authLimits.ticketByAddress.count(clientNetwork);
    await authLimits.ticketByWriter.count(shopper?.id ?? email ?? phone ?? "");
    const orderNumber = body.orderNumber ? plainOrderNumber(body.orderNumber) : null;
    if (shopper && orderNumber && !(await isOrderOf(shopper.id, orderNumber)))
      throw refuse.invalid([{ field: "orderNumber", message: messages.orderNotFound }]);
    // A machine that fills in every field is told what everybody is told.
    if (body.website)
      return { data: { number: newTicketNumber(new Date()) }, message: messages.ticketWritten };
    const language = shopper ? await languageFor(shopper, req) : readingLanguage(req);
    const { topic, message } = body;
    const customerId = shopper?.id ?? null;
    const number = await writeTicket({
      ...{ customerId, name, email, phone, topic, orderNumber, message, language },
    });
    return { data: { number }, message: messages.ticketWritten };
  },

  adminGetTickets: async ({ query, res }) => {
    const filter = listFilter(query, Filter);
    const q = query.q ?? filter?.q;
    refuseUnstorable(q);
    const window = listWindow(query);
    const { rows, total } = await readTickets({
      q,
      state: query.state ?? filter?.state,
      overdue: query.overdue ?? filter?.overdue,
      ...window,
    });
    const { contentRange, meta } = listMeta("tickets", window, rows.length, total);
    res.setHeader("content-range", contentRange);
    return { data: rows, meta };
  },

  adminGetTicket: async ({ params }) => ({ data: await ticketWith(params.id) }),

  adminAnswerTicket: async ({ params, body, actor }) => {
    await answerTicket(params.id, body, actor);
    return { data: await ticketWith(params.id), message: messages.ticketAnswered };
  },

  adminSaveTicket: async ({ params, body, actor }) => {
    await saveTicket(params.id, body, actor);
    return { data: await ticketWith(params.id), message: messages.ticketSaved };
  },
} satisfies Routes<typeof tickets>;
