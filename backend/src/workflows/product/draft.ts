import { categoryTraits, hasField, isUsed } from "../../contract/category-traits";
import type { Size } from "../../contract/constants";
import { type ColumnOf, type DetailField, detailFields } from "../../contract/product-field-sets";
import { productFields } from "../../contract/product-fields";
import type { ProductInput } from "../../contract/products";
import type { ProductDetailRow } from "../../modules/product-detail/service";

/** A product as the panel or the demo seed describes it, before the engine knows it. */
export type ProductDraft = ProductInput & {
  /** Made from the title when left out. */
  slug?: string;
  sku?: string;
  translations?: Partial<Record<"hi" | "mr", { title: string; description: string }>>;
  isDemo?: boolean;
  /** HSN and GST rate are the shop's own proposal (gst/propose-tax.ts). */
  isTaxProposed?: boolean;
};

/** Pieces on the shelf in one size; null where a product comes in no sizes. */
export type Shelf = { size: Size | null; stock: number };

/** A shelf as an edit wants it: `by` counts from what lies there at that moment, and `stock` is then what it would be now. */
export type WantedShelf = Shelf & { by?: number };

/** The shelves of a draft: one a size, or one without (Spec §5). */
export function shelvesOf(draft: Pick<ProductDraft, "sizes" | "totalStock">): Shelf[] {
  if (draft.sizes && draft.sizes.length > 0) return draft.sizes.map(({ size, stock }) => ({ size, stock }));
  return [{ size: null, stock: draft.totalStock ?? 0 }];
}

export type DetailColumn = ColumnOf<DetailField> | "is_tax_proposed";
/** Our own columns of a product; without `purchase_price` that one stays as it is. */
export type DetailValues = Omit<Pick<ProductDetailRow, DetailColumn>, "purchase_price"> &
  Partial<Pick<ProductDetailRow, "purchase_price">>;

/** Columns by name, with what each of our fields has in this product. */
const columnsWith = (pickValue: (field: DetailField, blank: unknown) => unknown) =>
  Object.fromEntries(
    detailFields.map((field) => {
      const { column, blank } = productFields[field].stored;
      return [column, pickValue(field, blank)];
    }),
  );

/** The columns of a product of which nothing is known: one that a plugin made. */
export const blankDetail = () =>
  ({ ...columnsWith((_, blank) => blank), is_tax_proposed: false }) as unknown as DetailValues;

/** A form that does not know of it leaves it as it is; goods that are not used have none. */
function purchasePriceOf(draft: ProductDraft): { purchase_price?: number | null } {
  if (!isUsed(draft)) return { purchase_price: null };
  return draft.purchasePrice === undefined ? {} : { purchase_price: draft.purchasePrice };
}

/** Our own columns of a draft, as the product-detail module keeps them; what its category does not have is blank. */
export function detailOf(draft: ProductDraft): DetailValues {
  const { purchase_price: _stays, ...columns } = columnsWith((field, blank) => {
    const value = hasField(draft.category, field) ? draft[field] : blank;
    return value === "" ? blank : (value ?? blank);
  });
  const { defaultCondition } = categoryTraits[draft.category];
  return {
    ...columns,
    condition: defaultCondition && (draft.condition ?? defaultCondition),
    ...purchasePriceOf(draft),
    is_tax_proposed: draft.isTaxProposed ?? false,
  } as DetailValues;
}

/** The pictures of a draft, the main one first. */
export function picturesOf(draft: ProductDraft): string[] {
  return [
    ...new Set([draft.image, ...(draft.additionalImages ?? [])].filter((url) => url != null && url !== "")),
  ] as string[];
}
