import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "zod";
import { blindKey, sendByMail } from "../../notifications/channels";
import { accountMail } from "../../notifications/mail/account-mail";
import { texts } from "../../notifications/texts";
import type { Words } from "../../notifications/texts/texts";
import { env } from "../../platform/env";
import { shop } from "../../platform/identity/current";
import { knownLanguage, readTicket } from "./read";

const Owed = z.object({
  ticketId: z.string(),
  kind: z.enum(["received", "shop", "answered"]),
  /** Which of the answers. */
  nth: z.int().default(0),
});

/** Mails about a message to the shop: to its writer that it came, to the shop what it says, to the writer the answer. */
export async function mailTicket(scope: MedusaContainer, payload: unknown): Promise<void> {
  const { ticketId, kind, nth } = Owed.parse(payload);
  const ticket = await readTicket(ticketId);
  // Deleted meanwhile with its writer's account.
  if (!ticket) return;
  const isForShop = kind === "shop";
  const language = isForShop ? "en" : knownLanguage(ticket.language);
  const to = isForShop ? shop().email : ticket.email;
  if (!to) return;
  const { number, topic, name, message } = ticket;
  const words = texts[language].tickets;
  const written: Record<typeof kind, () => Words> = {
    // Nothing of what a guest typed: nobody sends their own words to somebody else through the shop.
    received: () => words.received({ number }),
    shop: () => {
      const contact = [ticket.email, ticket.phone, ticket.orderNumber].filter(Boolean).join(", ");
      return words.shop({ number, topic, name, contact, message });
    },
    answered: () => words.answered({ number, answer: ticket.answers[nth]?.text ?? "" }),
  };
  const { labels } = texts[language];
  const action = isForShop
    ? { label: labels.ticketPage, url: `${env().PUBLIC_URL}/admin/tickets/${ticketId}/show` }
    : null;
  const mail = accountMail(to, written[kind](), language, action);
  await sendByMail(
    scope,
    { ...mail, key: blindKey(`ticket ${ticketId} ${kind} ${nth}`) },
    { kind: `ticket-${kind}` },
  );
}
