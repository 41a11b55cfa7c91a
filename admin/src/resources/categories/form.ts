import type { CategoryInput, ShopCategory } from "@contract/categories";
import { readNumber } from "../../read-number";

/** A category as it is typed: numbers and the list of sizes are texts. */
export type CategoryForm = Omit<CategoryInput, "sizes" | "maxWeightKg" | "hsn" | "version"> & {
  sizes: string;
  maxWeightKg: string;
  hsn: string;
};

const blank = { en: "", hi: "", mr: "" };

export const newCategory: CategoryForm = {
  label: blank,
  texts: { line: blank, intro: blank, title: blank, description: blank },
  icon: "basket",
  isHidden: false,
  sizes: "",
  fields: [],
  maxWeightKg: "",
  goods: null,
  hsn: "",
  gstRate: null,
};

export function formOf({
  _id: _own,
  products: _count,
  version: _read,
  ...category
}: ShopCategory): CategoryForm {
  return {
    ...category,
    sizes: category.sizes.join(", "),
    maxWeightKg: category.maxWeightKg === null ? "" : String(category.maxWeightKg),
    hsn: category.hsn ?? "",
  };
}

/** The sizes of a typed list, each once: separated by commas or spaces. */
export const readSizes = (typed: string): string[] => [...new Set(typed.split(/[\s,]+/).filter(Boolean))];

export const inputOf = (form: CategoryForm): CategoryInput => ({
  ...form,
  sizes: readSizes(form.sizes),
  maxWeightKg: readNumber(form.maxWeightKg) ?? null,
  hsn: form.hsn.trim() || null,
});
