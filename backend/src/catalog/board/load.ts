import { query } from "../../db/pool";
import { Board } from "./board";
import type { BoardRow } from "./row";

const chunk = 5_000;

const columns = `no, product_id as "productId", slug, published, category, brand, condition, country,
  paid_price::float8 as "paidPrice", sale_price > 0 as "onSale", in_stock as "inStock", size_mask as "sizeMask",
  rating::float8 as rating, review_count as "reviewCount", featured, title_sort as "titleSort",
  head_words as "headWords", body_words as "bodyWords", extract(epoch from created_at)::float8 as "createdAt"`;

async function catalogVersion(): Promise<bigint> {
  const [row] = await query<{ version: string }>({ text: "select version from catalog_version" });
  return BigInt(row?.version ?? 0);
}

/** Reads the whole catalogue in portions, so that other requests are answered in between. */
export async function loadBoard(): Promise<Board> {
  const board = new Board();
  const version = await catalogVersion();
  let last = 0;
  for (;;) {
    const rows = await query<BoardRow>({
      name: "board-load",
      text: `select ${columns} from catalog_product where no > $1 and published order by no limit ${chunk}`,
      values: [last],
    });
    for (const row of rows) board.apply(row);
    last = rows.at(-1)?.no ?? last;
    if (rows.length < chunk) break;
  }
  // What changed meanwhile is read again by the next refresh.
  board.version = version;
  return board;
}

/** The rows that changed since `version`, unpublished ones too, and the version that they lead to. */
export async function readChanges(version: bigint): Promise<{ rows: BoardRow[]; version: bigint }> {
  const rows = await query<BoardRow & { latest: string }>({
    name: "board-changes",
    text: `select v.version as latest, ${columns}
           from catalog_version v left join catalog_product p on p.version > $1::bigint`,
    values: [version],
  });
  return { rows: rows.filter((row) => row.no !== null), version: BigInt(rows[0]?.latest ?? 0) };
}
