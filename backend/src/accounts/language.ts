import type { IncomingMessage } from "node:http";
import { type Language, languages } from "../contract/constants";
import { query } from "../platform/db/pool";
import type { Admin, Shopper } from "./actor";

/** The language that the visitor reads the shop in, as the storefront sends it; undefined for another. */
export function languageOf(req: IncomingMessage): Language | undefined {
  const first = req.headers["accept-language"]?.split(",")[0]?.split(/[-;]/)[0]?.trim().toLowerCase();
  return languages.find((language) => language === first);
}

/**
 * Remembers the language for mails; asked often, it writes only when the shopper reads in another one, and not where they
 * have chosen the language of their mails.
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

/** The language to write to somebody in who is at the screen: the one they read the shop in, else the kept one. */
export async function languageFor(person: Shopper | Admin, req: IncomingMessage): Promise<Language> {
  const kept = person.kind === "shopper" ? keptLanguage(person.email) : "en";
  return languageOf(req) ?? kept;
}

/** The language that a shopper was last seen with. */
export async function keptLanguage(email: string): Promise<Language> {
  const [row] = await query<{ language: string | null }>({
    text: `select metadata ->> 'language' as language from customer
           where lower(email) = $1 and has_account and deleted_at is null`,
    values: [email],
  });
  return languages.find((language) => language === row?.language) ?? "en";
}
