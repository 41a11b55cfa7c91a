import { query } from "../../db/pool";
import { Board } from "./board";
import { type Progress, readProgress } from "./latest";
import type { BoardRow } from "./row";

const chunk = 5_000;

const columns = `no, product_id as "productId", slug, published, category, brand, condition, country,
  paid_price::float8 as "paidPrice", sale_price > 0 as "onSale", in_stock as "inStock", size_mask as "sizeMask",
  rating::float8 as rating, review_count as "reviewCount", featured, title_sort as "titleSort",
  head_words as "headWords", body_words as "bodyWords", extract(epoch from created_at)::float8 as "createdAt"`;

/** Reads the whole catalogue in portions, so that other requests are answered in between. */
export async function loadBoard(): Promise<{ board: Board; progress: Progress }> {
  const board = new Board();
  // Asked first: what changes meanwhile is read again by the next refresh.
  const progress = await readProgress();
  let last = 0;
  for (;;) {
    const rows = await query<BoardRow>({
      name: "board-load",
      text: `select ${columns} from catalog_product where no > $1 and published order by no limit ${chunk}`,
      values: [last],
    });
    for (const row of rows) board.apply(row);
    last = rows.at(-1)?.no ?? last;
    if (rows.length < chunk) return { board, progress };
  }
}

/** The rows that changed since `version`, unpublished ones too. */
export function readChangedRows(version: bigint): Promise<BoardRow[]> {
  return query<BoardRow>({
    name: "board-changes",
    text: `select ${columns} from catalog_product where version > $1::bigint`,
    values: [version],
  });
}

/** The numbers of products that show something else since `shown`; undefined where that is too long ago to say. */
export async function readChangedNos(shown: bigint): Promise<number[] | undefined> {
  const rows = await query<{ shown: string; nos: number[] }>({
    name: "shown-changes",
    text: "select shown, nos from catalog_change where shown > $1::bigint order by shown",
    values: [shown],
  });
  const [first] = rows;
  return first && BigInt(first.shown) === shown + 1n ? rows.flatMap(({ nos }) => nos) : undefined;
}
