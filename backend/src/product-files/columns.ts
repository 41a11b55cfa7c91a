import { type ProductField, productFieldNames } from "../contract/product-fields";

/** What of a file is no field of a product: what names it, what is counted, and how it stood when the file was made. */
type OtherColumn = "sku" | "stock" | "sizes" | "version";
export type Column = ProductField | OtherColumn;

/**
 * The columns of a product file, in their order. `sku` names the product; one that has none is named by its id. `version`
 * says how the product stood when the file was made: with it a row changes only what was changed in the file.
 */
export const columns: readonly Column[] = [
  "sku",
  ...productFieldNames.flatMap((field): Column[] =>
    field === "salePrice" ? [field, "stock", "sizes"] : [field],
  ),
  "version",
];

/** One row as plain texts; a column that the file does not have is missing. */
export type Cells = Partial<Record<Column, string>>;

export const largestRows = 5_000;
