import { createHash, randomInt } from "node:crypto";
import { generateEntityId } from "@medusajs/framework/utils";
import type { Language } from "../../contract/constants";
import type { TicketTopic } from "../../contract/ticket-topics";
import { named } from "../../platform/db/named";
import { transaction } from "../../platform/db/pool";
import { indiaClock } from "../../platform/india-day";

export type Writing = {
  /** Null: a guest. */
  customerId: string | null;
  name: string;
  email: string | null;
  phone: string | null;
  topic: TicketTopic;
  orderNumber: string | null;
  message: string;
  language: Language;
};

/** A number such as TK-26-04711234. It opens nothing, and tells nobody how many people write. */
export function newTicketNumber(at: Date): string {
  return `TK-${indiaClock(at).day.slice(2, 4)}-${String(randomInt(100_000_000)).padStart(8, "0")}`;
}

const insert = named<Writing & { id: string; number: string; digest: string }>(
  "ticket-write",
  `insert into shop_ticket as t
     (id, number, digest, customer_id, topic, order_number, name, email, phone, message, language)
   values (:id, :number, :digest, :customerId, :topic, :orderNumber, :name, :email, :phone, :message, :language)
   on conflict do nothing`,
);

/** The same words of the same person on the same day. */
function digestOf({ customerId, email, phone, topic, orderNumber, message }: Writing, at: Date): string {
  const parts = [customerId, email, phone, topic, orderNumber, message, indiaClock(at).day];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

/**
 * Stores a message to the shop and owes the mails about it, in one transaction; returns its number. Sent again, by an
 * impatient finger or after a lost reply, it is the ticket that there is.
 */
export async function writeTicket(writing: Writing): Promise<string> {
  const at = new Date();
  const digest = digestOf(writing, at);
  for (;;) {
    const ticket = {
      ...writing,
      id: generateEntityId(undefined, "tick"),
      number: newTicketNumber(at),
      digest,
    };
    const number = await transaction(async (client) => {
      const { rowCount } = await client.query(insert(ticket));
      if (rowCount)
        await client.query({
          name: "ticket-owe",
          text: `insert into shop_outbox (topic, payload)
                 select 'ticket', jsonb_build_object('ticketId', $1::text, 'kind', kind)
                 from unnest(array['received', 'shop']) as kind`,
          values: [ticket.id],
        });
      const { rows } = await client.query<{ number: string }>({
        name: "ticket-number",
        text: "select number from shop_ticket where digest = $1",
        values: [digest],
      });
      return rows[0]?.number;
    });
    // None: another ticket has the number that was drawn.
    if (number) return number;
  }
}
