import { hasField } from "@contract/category-traits";
import {
  type FormSection,
  type ProductField,
  productFieldNames,
  productFields,
} from "@contract/product-fields";
import { BooleanInput, maxLength, TextInput } from "react-admin";
import type { ProductForm } from "./rules";

type Input = { section: FormSection; input: "text" | "longText" | "flag"; max?: number };

function TableInput({ field, input, max }: { field: ProductField } & Omit<Input, "section">) {
  if (input === "flag") return <BooleanInput source={field} />;
  const validate = max === undefined ? undefined : maxLength(max);
  return <TextInput source={field} multiline={input === "longText"} validate={validate} />;
}

/** The inputs of a section that need only the table of product fields. */
export function TableInputs({ section, form }: { section: FormSection; form: ProductForm }) {
  return productFieldNames.map((field) => {
    const input: Input | "own" = productFields[field].form;
    if (input === "own" || input.section !== section || !hasField(form.category, field)) return null;
    return <TableInput key={field} field={field} input={input.input} max={input.max} />;
  });
}
