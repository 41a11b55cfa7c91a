import type { CatalogIndex } from "../../../catalog/index";
import { mostInRow, type ProductRow } from "../../../contract/home-sections";

/** The numbers of the products that a row shows at this moment; none if its category is gone. */
export function productsOf(catalogue: CatalogIndex, { pick, category, products }: ProductRow): number[] {
  if (pick === "chosen") return catalogue.chosen(products ?? []).slice(0, mostInRow);
  if (pick === "newest") return catalogue.newest(mostInRow);
  if (pick === "sale") return catalogue.row({ onSale: true, inStock: true }, mostInRow);
  return category ? catalogue.row({ category: [category], inStock: true }, mostInRow) : [];
}
