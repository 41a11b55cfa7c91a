import { maskedSizes } from "../index/filters";
import type { IndexRow } from "../index/row";
import { likingOf, popularityOf } from "../index/sort-orders";

/** What the search engine keeps of a product: enough to filter, count and order, and nothing that is shown. */
export type CatalogDocument = {
  /** Its number in the read model. */
  id: string;
  no: number;
  category: string;
  kind?: string;
  /** What it says in the filters of its kind, `row:value`. */
  values: string[];
  brand: string;
  condition?: string;
  country: string;
  /** Rupees. */
  paidPrice: number;
  onSale: boolean;
  inStock: boolean;
  /** Those that can be bought; left out if there are none, since some engines take an empty list for one that is there. */
  sizes?: string[];
  /** Whole ones. */
  stars: number;
  featured: boolean;
  /** The default order as one number, and the same without what is featured. */
  popularity: number;
  liking: number;
  createdAt: number;
  /** In hexadecimal digits: a database sorts letters by its own language, and everybody sorts these alike. */
  title: string;
  /** Whether its tariff heading says which goods it is. */
  isNamed: boolean;
  /** The words of title, brand and category, and all words: folded as everywhere in the shop. */
  head: string[];
  words: string[];
};

/** Titles that differ after so many bytes only are in the order of popularity. */
const titleBytes = 120;

const wordsIn = (text: string) => text.split(" ").filter((word) => word !== "");

export function documentOf(row: IndexRow): CatalogDocument {
  const sizes = maskedSizes(row.category).filter((_, at) => (row.sizeMask >>> at) & 1);
  const head = [...new Set(wordsIn(row.headWords))];
  return {
    id: String(row.no),
    no: row.no,
    category: row.category,
    ...(row.kind !== null && { kind: row.kind }),
    values: row.kindValues.map(([token]) => token),
    brand: row.brand,
    ...(row.condition !== null && { condition: row.condition }),
    country: row.country,
    paidPrice: row.paidPrice,
    onSale: row.onSale,
    inStock: row.inStock,
    ...(sizes.length > 0 && { sizes }),
    stars: Math.floor(row.rating),
    featured: row.featured,
    popularity: popularityOf(row),
    liking: likingOf(row),
    createdAt: row.createdAt,
    title: Buffer.from(row.titleSort).subarray(0, titleBytes).toString("hex"),
    isNamed: head.some((word) => word.startsWith("#")),
    head,
    words: [...new Set([...head, ...wordsIn(row.bodyWords)])],
  };
}
