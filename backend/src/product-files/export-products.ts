import Papa from "papaparse";
import { productsAfter } from "../catalog/admin-products";
import { guardCell } from "../platform/safe-cell";
import { columns } from "./columns";
import { readKnown } from "./known-products";
import { writeCells } from "./write-cells";

type Filters = Parameters<typeof productsAfter>[0];

const batch = 500;
/** Without this byte order mark Excel reads a CSV as Latin-1 and garbles Devanagari. */
const byteOrderMark = "\uFEFF";

const lines = (rows: string[][]) => `${Papa.unparse(rows, { newline: "\r\n" })}\r\n`;

/** The products on sale that these filters leave as chunks of a CSV file, the oldest first, so that no catalogue is too large for memory. */
export async function* exportProducts(filters: Filters = {}): AsyncGenerator<string> {
  yield byteOrderMark + lines([[...columns]]);
  for (let last = 0; ; ) {
    const page = await productsAfter(filters, last, batch);
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
