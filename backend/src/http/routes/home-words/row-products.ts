import type { CatalogIndex } from "../../../catalog/index";
import { biggestDrops } from "../../../catalog/price-drops";
import { mostInRow, type ProductRow } from "../../../contract/home-sections";

/** The row with the ids of its products, where the index of the catalogue cannot tell them. */
export const withDrops = async (row: ProductRow): Promise<ProductRow> =>
  row.pick === "drops" ? { ...row, products: await biggestDrops(mostInRow) } : row;

/** The numbers of the products that a row shows at this moment; none if its category or kind is gone. */
export function productsOf(
  catalogue: CatalogIndex,
  { pick, category, ofKind, products }: ProductRow,
): number[] {
  if (pick === "chosen" || pick === "drops") return catalogue.chosen(products ?? []).slice(0, mostInRow);
  if (pick === "newest") return catalogue.newest(mostInRow);
  if (pick === "sale") return catalogue.row({ onSale: true, inStock: true }, mostInRow);
  if (!category) return [];
  return catalogue.row({ category: [category], ...(ofKind && { kind: [ofKind] }), inStock: true }, mostInRow);
}
