import type { Language } from "../contract/constants";
import { query } from "../db/pool";

/** Cards as JSON text, joined by commas, and the version of the catalogue they were read at. */
export type Cards = { version: string; cards: string };

const version = "(select version::text from catalog_version) as version";

const english = `select ${version}, (
    select coalesce(string_agg(p.card || p.stock_json, ',' order by w.at), '')
    from unnest($1::integer[]) with ordinality w(no, at) join catalog_product p on p.no = w.no
  ) as cards`;

const translated = `select ${version}, (
    select coalesce(string_agg(coalesce(t.card, p.card) || p.stock_json, ',' order by w.at), '')
    from unnest($1::integer[]) with ordinality w(no, at) join catalog_product p on p.no = w.no
    left join catalog_text t on t.no = p.no and t.lang = $2
  ) as cards`;

const none: Cards = { version: "0", cards: "" };

/** Reads the cards of these products in this order: one statement, stock as it is now. */
export async function readCards(nos: readonly number[], language: Language = "en"): Promise<Cards> {
  const [row] = await query<Cards>(
    language === "en"
      ? { name: "cards", text: english, values: [nos] }
      : { name: "cards-translated", text: translated, values: [nos, language] },
  );
  return row ?? none;
}
