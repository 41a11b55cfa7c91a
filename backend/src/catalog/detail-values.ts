import { type DetailField, detailFields, type OutputOf } from "../contract/product-field-sets";
import { type ProductFields, productFields } from "../contract/product-fields";

/** A row of `product_detail` as the database writes it as JSON. */
export type DetailRow = Readonly<Record<string, unknown>>;
export type DetailValues<Field extends DetailField> = { [Name in Field]: OutputOf<Name> };

function read(row: DetailRow | null, field: DetailField): unknown {
  const { stored, output } = productFields[field];
  const read = output.safeParse(row?.[stored.column]);
  return read.success ? read.data : stored.blank;
}

/** These fields of a product from our own row of it. What is missing there, or is no value of the field, is blank. */
export const readDetail = <Field extends DetailField>(row: DetailRow | null, fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, read(row, field)])) as DetailValues<Field>;

type SearchedField = {
  [Field in DetailField]: ProductFields[Field] extends { isSearched: true } ? Field : never;
}[DetailField];

/** The texts of our own that the search looks into. */
export const searchedDetails = detailFields.filter(
  (field): field is SearchedField => "isSearched" in productFields[field],
);
