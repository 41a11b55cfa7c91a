import { mapInTurns } from "../catalog/index/turn";
import { takenSkus } from "../catalog/skus";
import { messages } from "../contract/messages";
import { doneStockKeys } from "../workflows/product/stock-key";
import { findBySku, variantSkus } from "./known-products";
import { type PlannedRow, planRow } from "./plan-row";
import type { FileRow } from "./read-file";

const skuOf = ({ cells }: FileRow) => (cells.sku ?? "").trim();

/** The variants that a row would add to the engine. */
function newVariantSkus({ sku, known, product, edit }: PlannedRow): string[] {
  if (!product && !edit) return [];
  const sizes = ((product ?? edit)?.sizes ?? []).map(({ size }) => size);
  const before = new Set(known?.product.shelves.map(({ size }) => size));
  if (!known) return variantSkus(sku, sizes);
  return sizes.filter((size) => !before.has(size)).flatMap((size) => variantSkus(known.sku, [size]));
}

/** Checks a whole file against the shop and for duplicates: each SKU once, and none that another product has. */
export async function planImport(rows: FileRow[]): Promise<PlannedRow[]> {
  const known = await findBySku([...new Set(rows.map(skuOf))]);
  const first = await mapInTurns(rows, (row) => planRow(row, known.get(skuOf(row))));
  const done = await doneStockKeys(first.flatMap(({ stockKey }) => stockKey ?? []));
  const planned =
    done.size > 0 ? await mapInTurns(rows, (row) => planRow(row, known.get(skuOf(row)), done)) : first;
  const taken = await takenSkus(planned.flatMap(newVariantSkus));
  const firstRowOf = new Map<string, number>();
  for (const plan of planned) {
    // One row may name a product by its SKU, another by its id.
    const keys = plan.known ? [plan.sku, plan.known.product._id] : [plan.sku, ...newVariantSkus(plan)];
    const earlier = keys.map((key) => firstRowOf.get(key)).find((row) => row !== undefined);
    if (earlier !== undefined) plan.errors.push({ field: "sku", message: messages.skuRepeated(earlier) });
    else if (newVariantSkus(plan).some((sku) => taken.has(sku)))
      plan.errors.push({ field: "sku", message: messages.skuTaken });
    for (const key of keys) firstRowOf.set(key, firstRowOf.get(key) ?? plan.row);
  }
  return planned;
}
