import type { IncomingMessage } from "node:http";
import Negotiator from "negotiator";
import { type Language, languages } from "../contract/constants";
import { query } from "../platform/db/pool";
import type { Admin, Shopper } from "./actor";

/**
 * The language that the visitor prefers, as the storefront sends it: the one with the highest `q`, the first of several.
 * Undefined if the shop does not have it: such a visitor reads English, whatever they name after it.
 */
export function languageOf(req: Pick<IncomingMessage, "headers">): Language | undefined {
  const [preferred] = new Negotiator(req).languages();
  const base = preferred?.split("-")[0]?.toLowerCase();
  return languages.find((language) => language === base);
}

/** The language that an answer is written in: that of the visitor, English for a client that names none of ours. */
export const readingLanguage = (req: IncomingMessage): Language => languageOf(req) ?? "en";

/**
 * Remembers the language for mails. It is called often, so it writes only when the language changed, and not if the
 * shopper has chosen a language for their mails.
 */
export async function keepLanguage(customerId: string, req: IncomingMessage): Promise<void> {
  const language = languageOf(req);
  if (!language) return;
  await query({
    name: "keep-language",
    text: `update customer set metadata = coalesce(metadata, '{}') || jsonb_build_object('language', $2::text),
             updated_at = now()
           where id = $1 and metadata ->> 'language' is distinct from $2 and deleted_at is null
             and metadata -> 'language_chosen' is distinct from 'true'`,
    values: [customerId, language],
  });
}

/**
 * The language for a message to somebody who is using the shop now: the one they read it in, otherwise the stored
 * one.
 */
export async function languageFor(person: Shopper | Admin, req: IncomingMessage): Promise<Language> {
  const kept = person.kind === "shopper" ? keptLanguage(person.email) : "en";
  return languageOf(req) ?? kept;
}

/** The language in which a shopper last used the shop. */
export async function keptLanguage(email: string): Promise<Language> {
  const [row] = await query<{ language: string | null }>({
    text: `select metadata ->> 'language' as language from customer
           where lower(email) = $1 and has_account and deleted_at is null`,
    values: [email],
  });
  return languages.find((language) => language === row?.language) ?? "en";
}
