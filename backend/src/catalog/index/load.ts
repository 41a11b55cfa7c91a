import { query } from "../../platform/db/pool";
import { type Progress, readProgress } from "./latest";
import type { ProductSet } from "./product-set";
import type { IndexRow, ListedRow } from "./row";
import { SearchIndex } from "./search-index";
import { Turn } from "./turn";

/** Few enough that reading and applying them blocks other requests for a few milliseconds. */
const chunk = 250;

/** A hash of 53 bits, as many as a number holds. */
const textMark = `(hashtextextended(concat_ws(e'\\n', product_id, slug, title_sort, kind_values, head_words, body_words), 0)
  & 9007199254740991)::float8`;

const listedColumns = `no, category, kind, brand, condition, country, paid_price::float8 as "paidPrice", sale_price > 0 as "onSale",
  in_stock as "inStock", size_mask as "sizeMask", rating::float8 as rating, review_count as "reviewCount", featured,
  extract(epoch from created_at)::float8 as "createdAt", ${textMark} as "textMark"`;

const columns = `${listedColumns}, product_id as "productId", slug, published, kind_values as "kindValues", title_sort as "titleSort",
  head_words as "headWords", body_words as "bodyWords"`;

/** Reads and sorts the whole catalogue in turns with other requests. */
export async function loadIndex(turn = new Turn()): Promise<{ index: SearchIndex; progress: Progress }> {
  // Read first: what changes meanwhile is read again by the next refresh.
  const progress = await readProgress();
  const index = new SearchIndex(await countProducts());
  for await (const rows of readInPortions())
    for (const row of rows) {
      index.upsert(row);
      if (turn.isLong) await turn.giveWay();
    }
  await index.sortInSlices(turn);
  return { index, progress };
}

const portions = {
  whole: {
    name: "index-load",
    text: `select ${columns} from catalog_product where no > $1 and published order by no limit ${chunk}`,
  },
  listed: {
    name: "index-listed",
    text: `select ${listedColumns} from catalog_product where no > $1 and published order by no limit ${chunk}`,
  },
};

/** The rows of all products that are shown, from after this number on, in the order of their numbers. */
export const readInPortions = (after = 0): AsyncGenerator<IndexRow[]> => inPortions("whole", after);

/** The same without what they are found by, which is most of a row. */
export const readListedInPortions = (): AsyncGenerator<ListedRow[]> => inPortions("listed", 0);

async function* inPortions<Row extends ListedRow>(
  kind: keyof typeof portions,
  after: number,
): AsyncGenerator<Row[]> {
  for (let last = after; ; ) {
    const rows = await query<Row>({ ...portions[kind], values: [last] });
    if (rows.length > 0) yield rows;
    last = rows.at(-1)?.no ?? last;
    if (rows.length < chunk) return;
  }
}

/**
 * The rows of these products, including unpublished ones. In the order of the load: of a value that products write
 * differently, the first one's way is shown.
 */
export const readRowsOf = (nos: readonly number[]): Promise<IndexRow[]> =>
  query<IndexRow>({
    name: "index-rows",
    text: `select ${columns} from catalog_product where no = any ($1::integer[]) order by no`,
    values: [nos],
  });

async function countProducts(): Promise<number> {
  const [row] = await query<{ count: number }>({
    name: "index-count",
    text: "select count(*)::integer as count from catalog_product where published",
  });
  return row?.count ?? 0;
}

/** More changed rows than this take longer to apply one by one, while readers wait, than is good. */
export const mostChangedRows = 5_000;

/** The rows of these products, including unpublished ones; undefined if there are more than `mostChangedRows`. */
export async function readChangedRows(nos: ProductSet): Promise<IndexRow[] | undefined> {
  if (nos.size > mostChangedRows) return undefined;
  const inOrder = nos.first(mostChangedRows);
  const rows: IndexRow[] = [];
  // Thousands in one answer are taken in by Node without a pause.
  for (let at = 0; at < inOrder.length; at += chunk)
    rows.push(...(await readRowsOf(inOrder.slice(at, at + chunk))));
  return rows;
}
