import type { TranslatedTexts } from "../../contract/admin-products";
import { defaultCondition, hasField, isUsed } from "../../contract/category-traits";
import type { NewChoices } from "../../contract/choices";
import type { Size } from "../../contract/constants";
import { type ColumnOf, type DetailField, detailFields } from "../../contract/product-field-sets";
import { productFields } from "../../contract/product-fields";
import type { ProductInput } from "../../contract/products";
import type { ProductDetailRow } from "../../modules/product-detail/service";

/** A colour, storage or the like that a new product comes in, each with its own price, stock and pictures. */
export type DraftChoice = Pick<ProductInput, "price" | "salePrice" | "totalStock" | "sizes"> & {
  options: Readonly<Record<string, string>>;
  sku?: string;
  /** URLs out of the product's own, the main one first. */
  pictures: readonly string[];
};

/** A product as the panel or the demo seed describes it, before it exists in the engine. */
export type ProductDraft = ProductInput & {
  /** What it comes in beside its sizes; prices and stock are then those of the choices. Only for new products. */
  choices?: readonly DraftChoice[];
  /** The names and values of what it comes in, in other languages. */
  optionWords?: NewChoices["options"];
  /** Derived from the title if left out. */
  slug?: string;
  sku?: string;
  /** A text that is left out is shown in English. */
  translations?: Partial<Record<"hi" | "mr", Partial<TranslatedTexts>>>;
  isDemo?: boolean;
  /** HSN and GST rate are the shop's own proposal (tax/propose-tax.ts). */
  isTaxProposed?: boolean;
};

/** The stock of one size; null if a product has no sizes. */
export type DraftVariant = { size: Size | null; stock: number };

/**
 * The stock of a size after an edit: `by` is the change of the stock at that moment, and `stock` the result as of
 * now.
 */
export type WantedVariant = DraftVariant & { by?: number };

/** The stock of a draft: one entry per size, or one without a size (Spec §5). */
export function draftVariants(draft: Pick<ProductDraft, "sizes" | "totalStock">): DraftVariant[] {
  if (draft.sizes && draft.sizes.length > 0) return draft.sizes.map(({ size, stock }) => ({ size, stock }));
  return [{ size: null, stock: draft.totalStock ?? 0 }];
}

/** A variant of a new product. */
export type NewVariant = DraftVariant & Omit<DraftChoice, "sizes" | "totalStock">;

/** The variants of a new product: each of its choices in each size. */
export function newVariants(draft: ProductDraft): NewVariant[] {
  const choices: readonly DraftChoice[] = draft.choices ?? [{ ...draft, options: {}, pictures: [] }];
  return choices.flatMap((choice) => draftVariants(choice).map((variant) => ({ ...choice, ...variant })));
}

export type DetailColumn = ColumnOf<DetailField> | "is_tax_proposed";
/** Our own columns of a product; if `purchase_price` is missing, it is left unchanged. */
export type DetailValues = Omit<Pick<ProductDetailRow, DetailColumn>, "purchase_price"> &
  Partial<Pick<ProductDetailRow, "purchase_price">>;

/** Columns by name, with the value of each of our fields in this product. */
const columnsWith = (pickValue: (field: DetailField, blank: unknown) => unknown) =>
  Object.fromEntries(
    detailFields.map((field) => {
      const { column, blank } = productFields[field].stored;
      return [column, pickValue(field, blank)];
    }),
  );

/** The columns of a product without known details, such as one created by a plugin. */
export const blankDetail = () =>
  ({ ...columnsWith((_, blank) => blank), is_tax_proposed: false }) as unknown as DetailValues;

/** A form without this field leaves it unchanged; items that are not used have none. */
function purchasePriceOf(draft: ProductDraft): { purchase_price?: number | null } {
  if (!isUsed(draft)) return { purchase_price: null };
  return draft.purchasePrice === undefined ? {} : { purchase_price: draft.purchasePrice };
}

/**
 * Our own columns of a draft, as the product-detail module stores them; fields that its category does not have are
 * blank.
 */
export function detailOf(draft: ProductDraft): DetailValues {
  const { purchase_price: _stays, ...columns } = columnsWith((field, blank) => {
    const value = hasField(draft.category, field) ? draft[field] : blank;
    return value === "" ? blank : (value ?? blank);
  });
  const usual = defaultCondition(draft.category);
  return {
    ...columns,
    condition: usual && (draft.condition ?? usual),
    ...purchasePriceOf(draft),
    is_tax_proposed: draft.isTaxProposed ?? false,
  } as DetailValues;
}

/** The image URLs of a draft, the main one first. */
export function picturesOf(draft: ProductDraft): string[] {
  return [
    ...new Set([draft.image, ...(draft.additionalImages ?? [])].filter((url) => url != null && url !== "")),
  ] as string[];
}
