import type { Language } from "../contract/constants";
import { type Message, messages } from "../contract/messages";
import type { TranslatedLanguage } from "../contract/translated-texts";
import { query } from "../platform/db/pool";

/** A product's title in the languages in which it has another than in English. */
export type Titles = Partial<Record<TranslatedLanguage, string>>;

/** The title on a card in Hindi or Marathi: `t` is its row in catalog_text, whose JSON has no closing brace. */
const titleText = "(t.card || '}')::json ->> 'title'";

/** The Titles of `p`, its row in catalog_product; null if it has none. For statements that copy them. */
export const titlesColumn = `(select json_object_agg(named.lang, named.title) from (
    select t.lang, ${titleText} as title from catalog_text t where t.no = p.no) named where named.title <> p.title)`;

/** Joins `named.title`: what the product of `productId` is called in a language other than English, on sale or not. */
export const joinTitle = (productId: string, language: string): string => `
  left join lateral (
    select ${titleText} as title from catalog_product c join catalog_text t on t.no = c.no and t.lang = ${language}
    where c.product_id = ${productId}
  ) named on true`;

type Named = { productId: string; title: string };

/**
 * What products that were called so in English are called in another language now, in one query; returns how to look one
 * up. Nothing for one that has been renamed since: its translation is that of the new name.
 */
export async function titlesNow(
  products: readonly Named[],
  language: TranslatedLanguage,
): Promise<(product: Named) => string | undefined> {
  const rows = await query<Named & { inWords: string }>({
    name: "titles-now",
    text: `select p.product_id as "productId", p.title, ${titleText} as "inWords"
           from unnest($1::text[], $2::text[]) as asked (id, title)
           join catalog_product p on p.product_id = asked.id and p.title = asked.title
           join catalog_text t on t.no = p.no and t.lang = $3`,
    values: [products.map(({ productId }) => productId), products.map(({ title }) => title), language],
  });
  const found = new Map(rows.map((row) => [row.productId, row]));
  return ({ productId, title }) => {
    const now = found.get(productId);
    return now?.title === title ? now.inWords : undefined;
  };
}

type WithTitles = { title: string; titles?: Titles | null };

/** A product's title for a sentence, in whatever language that is written. */
export const titleMessage = ({ title, titles }: WithTitles): Message =>
  messages.ownWords(title, titles?.hi ?? title, titles?.mr ?? title);

/** A product's title in a language, if it is known there. */
export const titleIn = ({ title, titles }: WithTitles, language: Language): string | undefined =>
  language === "en" ? title : titles?.[language];
