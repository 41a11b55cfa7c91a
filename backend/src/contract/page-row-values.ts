import type { Language } from "./constants";
import { formatRupees } from "./money";
import { netQuantityIn, storedNetQuantity } from "./net-quantity";
import type { PageRow } from "./page-rows";
import { paidPrice } from "./paid-price";
import type { Product } from "./products";
import { measured, unitPriceIn } from "./unit-price";

type Priced = Pick<Product, "price" | "salePrice" | "netQuantity">;

/** What one unit costs of what is paid, such as "₹0.45 per g"; null if nothing is to be said. */
export function unitPriceOf(product: Priced, language: Language): string | null {
  const priced = measured(product.netQuantity, paidPrice(product));
  return priced ? unitPriceIn(priced.perUnit, language) : null;
}

/** What a row of the product's page says; null if there is nothing to say. */
export function pageRowValue(
  row: PageRow,
  product: Pick<Product, PageRow>,
  language: Language,
): string | null {
  if (row === "mrp") return product.mrp === null ? null : formatRupees(product.mrp);
  if (row !== "netQuantity") return product[row] || null;
  const quantity = storedNetQuantity(product.netQuantity);
  return quantity ? netQuantityIn(quantity, language) : null;
}
