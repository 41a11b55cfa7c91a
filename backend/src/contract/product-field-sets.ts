import type { z } from "zod";
import { type ProductField, type ProductFields, productFieldNames, productFields } from "./product-fields";

/** Views of the table of product fields: by where a field is shown, and by where it is stored. */
type Shown = ProductFields[ProductField]["shown"];
export type ShownField<Where extends Shown> = {
  [Field in ProductField]: ProductFields[Field]["shown"] extends Where ? Field : never;
}[ProductField];

/** Fields that our module `product_detail` stores. */
export type DetailField = {
  [Field in ProductField]: ProductFields[Field]["stored"] extends { column: string } ? Field : never;
}[ProductField];
export type ColumnOf<Field extends DetailField> = ProductFields[Field]["stored"]["column"];
export type OutputOf<Field extends ProductField> = z.output<ProductFields[Field]["output"]>;

const isKept = (field: ProductField): field is DetailField => "column" in productFields[field].stored;

export const detailFields = productFieldNames.filter(isKept);

const detailShown = <Where extends Shown>(where: Where) =>
  detailFields.filter(
    (field): field is DetailField & ShownField<Where> => productFields[field].shown === where,
  );
export const cardDetails = detailShown("card");
export const pageDetails = detailShown("page");
export const staffDetails = detailShown("staff");

/** The output schemas of the fields that are shown there. */
export function outputsOf<Where extends Shown>(where: Where) {
  const fields = productFieldNames.filter((field) => productFields[field].shown === where);
  return Object.fromEntries(fields.map((field) => [field, productFields[field].output])) as {
    [Field in ShownField<Where>]: ProductFields[Field]["output"];
  };
}

/** The input schemas of all fields. */
export const inputs = Object.fromEntries(
  productFieldNames.map((field) => [field, productFields[field].input]),
) as { [Field in ProductField]: ProductFields[Field]["input"] };

/** The fields whose schema accepts this value; asked of the schemas once, not for every cell of a file. */
const fieldsTaking = (value: unknown): ReadonlySet<ProductField> =>
  new Set(productFieldNames.filter((field) => productFields[field].input.safeParse(value).success));

const optionalFields = fieldsTaking(undefined);
const nullableFields = fieldsTaking(null);

/** Whether a product may be sent without this field. */
export const isOptional = (field: ProductField): boolean => optionalFields.has(field);
/** What is sent for an empty input: `null` removes the value if the field allows it. */
export const emptyInput = (field: ProductField): null | undefined =>
  nullableFields.has(field) ? null : undefined;
