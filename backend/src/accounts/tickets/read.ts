import { type Language, languages } from "../../contract/constants";
import type { OwnTicket, Ticket } from "../../contract/tickets";
import { query } from "../../platform/db/pool";
import { wordsWithin } from "../../platform/db/search-words";

type Row = Omit<Ticket, "writtenAt" | "dueAt" | "version" | "language"> & {
  writtenAt: Date;
  dueAt: Date | null;
  version: number;
  language: Language;
};

/** An answer within 48 hours, the end within a month: Consumer Protection (E-Commerce) Rules, 2020. */
const due = `case when t.closed_at is not null then null
  when t.answers = '[]' then t.written_at + interval '48 hours' else t.written_at + interval '1 month' end`;
/** What is overdue: also one that waits for its answer. */
const overdue = `coalesce(${due} < now(), false)`;
const state = `case when t.closed_at is not null then 'closed' when t.answers = '[]' then 'open' else 'answered' end`;

const columns = `t.id as "_id", t.number, t.topic, t.order_number as "orderNumber", t.name, t.email, t.phone, t.message,
  t.language, t.written_at as "writtenAt", ${state} as state, t.answers, t.customer_id as "customerId",
  o.order_id as "orderId", coalesce(o.customer_id = t.customer_id, false) as "isOwnOrder", ${due} as "dueAt",
  ${overdue} as overdue, t.note, t.version`;
const from = "from shop_ticket t left join shop_order o on o.number = t.order_number";

const present = ({ writtenAt, dueAt, version, ...row }: Row): Ticket => ({
  ...row,
  writtenAt: writtenAt.toISOString(),
  dueAt: dueAt?.toISOString() ?? null,
  version: String(version),
});

export type TicketsQuery = {
  q?: string | undefined;
  state?: Ticket["state"] | undefined;
  overdue?: boolean | undefined;
  limit: number;
  offset: number;
};

/** A page of tickets, those that wait first and the most urgent at the top, and how many there are in all. */
export async function readTickets(list: TicketsQuery): Promise<{ rows: Ticket[]; total: number }> {
  const rows = await query<Row & { total: number }>({
    name: "tickets-list",
    text: `select ${columns}, (count(*) over ())::integer as total ${from}
           where ($1::text is null or shop_search_text(concat_ws(' ', t.number, t.order_number, t.name, t.email, t.phone,
                   t.message)) like shop_search_text($1))
             and ($2::text is null or ${state} = $2) and ($3::boolean is null or ${overdue} = $3)
           order by ${due} nulls last, t.closed_at desc, t.id limit $4 offset $5`,
    values: [wordsWithin(list.q) ?? null, list.state ?? null, list.overdue ?? null, list.limit, list.offset],
  });
  return { rows: rows.map(({ total: _, ...row }) => present(row)), total: rows[0]?.total ?? 0 };
}

export async function readTicket(id: string): Promise<Ticket | undefined> {
  const [row] = await query<Row>({
    name: "ticket",
    text: `select ${columns} ${from} where t.id = $1`,
    values: [id],
  });
  return row && present(row);
}

/** What a shopper wrote while signed in. A guest's words are nobody's account's: anybody can type an address. */
export async function ticketsOf(customerId: string): Promise<OwnTicket[]> {
  const rows = await query<Row>({
    name: "tickets-own",
    text: `select ${columns} ${from} where t.customer_id = $1 order by t.written_at, t.id`,
    values: [customerId],
  });
  return rows
    .map(present)
    .map(({ number, topic, orderNumber, name, email, phone, message, writtenAt, state, answers }) => ({
      ...{ number, topic, orderNumber, name, email, phone, message, writtenAt, state },
      answers: answers.map(({ text, at }) => ({ text, at })),
    }));
}

/** How many tickets wait for an answer, and how many of all that are not closed are overdue. */
export async function countTickets(): Promise<{ ticketsOpen: number; ticketsOverdue: number }> {
  const [row] = await query<{ ticketsOpen: number; ticketsOverdue: number }>({
    name: "tickets-count",
    text: `select (count(*) filter (where ${state} = 'open'))::integer as "ticketsOpen",
             (count(*) filter (where ${overdue}))::integer as "ticketsOverdue"
           from shop_ticket t where t.closed_at is null`,
  });
  return row ?? { ticketsOpen: 0, ticketsOverdue: 0 };
}

export const knownLanguage = (language: string): Language =>
  languages.find((one) => one === language) ?? "en";
