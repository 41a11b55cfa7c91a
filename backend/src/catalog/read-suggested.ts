import type { Language } from "../contract/constants";
import { query } from "../db/pool";

export type SuggestedProduct = { slug: string; title: string; image: string; price: number };
type Row = SuggestedProduct & { version: string };

const text = `select (select version::text from catalog_version) as version, p.slug, p.image,
    coalesce(t.card || '}', p.card || '}')::json ->> 'title' as title, p.paid_price::float8 as price
  from (select 1) always
  left join unnest($1::integer[]) with ordinality w(no, at) on true
  left join catalog_product p on p.no = w.no
  left join catalog_text t on t.no = p.no and t.lang = $2
  order by w.at`;

/** What a line of suggestions shows of these products, in this order; prices are those paid. */
export async function readSuggested(
  nos: readonly number[],
  language: Language = "en",
): Promise<{ version: string; products: SuggestedProduct[] }> {
  const rows = await query<Row>({ name: "suggested", text, values: [nos, language] });
  const products = rows
    .filter(({ slug }) => slug !== null)
    .map(({ slug, title, image, price }) => ({ slug, title, image, price }));
  return { version: rows[0]?.version ?? "0", products };
}
