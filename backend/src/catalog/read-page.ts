import type { Language } from "../contract/constants";
import { query } from "../db/pool";

/** A product's page and the cards of similar products as JSON text; `page` is null where there is no such product. */
export type Page = { version: string; page: string | null; similar: string };

const text = `select (select version::text from catalog_version) as version, (
    select coalesce(t.detail, p.detail) || p.stock_json from catalog_product p
    left join catalog_text t on t.no = p.no and t.lang = $3
    where p.no = $1 and p.published
  ) as page, (
    select coalesce(string_agg(coalesce(t.card, p.card) || p.stock_json, ',' order by w.at), '')
    from unnest($2::integer[]) with ordinality w(no, at) join catalog_product p on p.no = w.no
    left join catalog_text t on t.no = p.no and t.lang = $3
  ) as similar`;

/** Reads one product and its similar ones by their numbers; a number of 0 reads only the version. */
export async function readPage(
  no: number,
  similar: readonly number[],
  language: Language = "en",
): Promise<Page> {
  const [row] = await query<Page>({ name: "page", text, values: [no, similar, language] });
  return row ?? { version: "0", page: null, similar: "" };
}
