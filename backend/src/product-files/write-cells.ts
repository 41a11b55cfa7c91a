import { type ProductField, productFieldNames } from "../contract/product-fields";
import type { AdminProduct, ProductInput } from "../contract/products";
import { translatedTexts } from "../contract/text-columns";
import { editForm } from "../platform/edits/product-version";
import { hasChoices } from "../workflows/product/merge-product";
import { writeCell } from "./cells";
import type { Column } from "./columns";

/** The cells of a product's fields. */
export const fieldCells = (product: Pick<ProductInput, ProductField>) =>
  Object.fromEntries(productFieldNames.map((field) => [field, writeCell(field, product[field])])) as Record<
    ProductField,
    string
  >;

/** A product as a row of the file. Stock includes items reserved for orders. */
export function writeCells(product: AdminProduct, sku: string): Record<Column, string> {
  const sized = hasChoices(product) ? [] : product.shelves.filter(({ size }) => size !== null);
  return {
    sku,
    ...fieldCells(editForm(product)),
    ...translatedTexts(product),
    // The stock of variants with options of their own is not in the file.
    stock: sized.length > 0 || hasChoices(product) ? "" : String(Math.max(0, product.stockedQuantity)),
    sizes: sized.map(({ size, stocked }) => `${size}:${Math.max(0, stocked)}`).join(" "),
    version: product.version,
  };
}
