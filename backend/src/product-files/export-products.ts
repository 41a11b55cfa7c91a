import Papa from "papaparse";
import { query } from "../platform/db/pool";
import { guardCell } from "../platform/safe-cell";
import { columns } from "./columns";
import { readKnown } from "./known-products";
import { writeCells } from "./write-cells";

const batch = 500;
/** Without this byte order mark Excel reads a CSV as Latin-1 and garbles Devanagari. */
const byteOrderMark = "\uFEFF";

const lines = (rows: string[][]) => `${Papa.unparse(rows, { newline: "\r\n" })}\r\n`;

/** All products as chunks of a CSV file, the oldest first, so that no catalogue is too large for memory. */
export async function* exportProducts(): AsyncGenerator<string> {
  yield byteOrderMark + lines([[...columns]]);
  let last = 0;
  for (;;) {
    const page = await query<{ no: number; productId: string }>({
      name: "product-file-page",
      text: `select no, product_id as "productId" from catalog_product
             where published and no > $1 order by no limit ${batch}`,
      values: [last],
    });
    if (page.length === 0) return;
    const known = await readKnown(page.map(({ productId }) => productId));
    const rows = known.map(({ product, sku }) => {
      const cells = writeCells(product, sku);
      return columns.map((column) => guardCell(cells[column]));
    });
    if (rows.length > 0) yield lines(rows);
    last = page.at(-1)?.no ?? last;
  }
}
