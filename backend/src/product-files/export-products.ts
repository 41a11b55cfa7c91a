import { productsAfter } from "../catalog/admin-products";
import { mapInTurns } from "../catalog/index/turn";
import { csvFile } from "../platform/csv-file";
import { columns } from "./columns";
import { readKnown } from "./known-products";
import { writeCells } from "./write-cells";

type Cells = ReturnType<typeof writeCells>;
type Filters = Parameters<typeof productsAfter>[0];

const batch = 500;
const cellsOf = Object.fromEntries(columns.map((column) => [column, (cells: Cells) => cells[column]]));

/** The products on sale that these filters leave as chunks of a CSV file, the oldest first, so that no catalogue is too large for memory. */
export const exportProducts = (filters: Filters = {}): AsyncGenerator<string> =>
  csvFile<Cells, number>(cellsOf, async (after = 0) => {
    const page = await productsAfter(filters, after, batch);
    const known = await readKnown(page.map(({ productId }) => productId));
    const rows = await mapInTurns(known, ({ product, sku }) => writeCells(product, sku));
    return { rows, last: page[batch - 1]?.no };
  });
