import { type ProductField, productFieldNames } from "../contract/product-fields";
import { type TextColumn, textColumns } from "../contract/text-columns";

/** The columns that are no product fields: the product's name in the file, its stock, and its version at the export. */
type OtherColumn = "sku" | "stock" | "sizes" | "version";
export type Column = ProductField | TextColumn | OtherColumn;

/**
 * The columns of a product file, in their order. `sku` names the product; one without an SKU is named by its id.
 * `version` is that of the product at the export: with it a row changes only what was changed in the file.
 */
export const columns: readonly Column[] = [
  "sku",
  ...productFieldNames.flatMap((field): Column[] =>
    field === "salePrice"
      ? [field, "stock", "sizes"]
      : field === "description"
        ? [field, ...textColumns]
        : [field],
  ),
  "version",
];

/** One row as plain texts; columns that the file does not have are missing. */
export type Cells = Partial<Record<Column, string>>;

export const largestRows = 5_000;
