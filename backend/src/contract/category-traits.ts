import { type CategoryFacts, findCategory } from "./category-list";
import { type Category, type CategoryField, type Condition, categoryFields } from "./constants";
import type { ProductField } from "./product-fields";

type Traits = Pick<CategoryFacts, "sizes" | "fields" | "maxWeightKg" | "goods" | "hsn" | "gstRate">;

const plain: Traits = { sizes: [], fields: [], maxWeightKg: null, goods: null, hsn: null, gstRate: null };

/** What the products of a category have (Spec §5 and §9); those of none have what all categories have. */
export const traitsOf = (category: Category | null | undefined): Traits =>
  (category ? findCategory(category) : undefined) ?? plain;

const isOfSome = (field: ProductField): field is CategoryField =>
  (categoryFields as readonly ProductField[]).includes(field);

/** Whether products of a category have this field; before a category is chosen, only those that all have. */
export const hasField = (category: Category | null | undefined, field: ProductField): boolean =>
  !isOfSome(field) || traitsOf(category).fields.includes(field);

export const hasSizes = (category: Category | null | undefined): boolean =>
  traitsOf(category).sizes.length > 0;

/** The condition of a product for which none was entered. */
export const defaultCondition = (category: Category | null | undefined): Condition | null =>
  hasField(category, "condition") ? "new" : null;

type Goods = { category?: Category | null; condition?: Condition | null };

/** Whether GST may be on the shop's margin: goods that somebody else owned before (Rule 32(5)). */
export const isUsed = ({ category, condition }: Goods): boolean =>
  !!condition && condition !== "new" && hasField(category, "condition");
