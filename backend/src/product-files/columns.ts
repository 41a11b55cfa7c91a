/**
 * The columns of a product file, in their order. `sku` names the product; one that has none is named by its id. `version`
 * says how the product stood when the file was made: with it a row changes only what was changed in the file.
 */
export const columns = [
  "sku",
  "title",
  "description",
  "category",
  "brand",
  "price",
  "salePrice",
  "stock",
  "sizes",
  "condition",
  "batteryHealth",
  "purchasePrice",
  "weight",
  "length",
  "breadth",
  "height",
  "gstRate",
  "hsn",
  "countryOfOrigin",
  "image",
  "additionalImages",
  "specifications",
  "isFeatured",
  "featuredDescription",
  "version",
] as const;

export type Column = (typeof columns)[number];
/** One row as plain texts; a column that the file does not have is missing. */
export type Cells = Partial<Record<Column, string>>;

export const largestRows = 5_000;
