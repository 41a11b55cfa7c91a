import type { Size } from "../../contract/constants";
import { isUsed, type ProductInput } from "../../contract/products";

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

/** A form that does not know of it leaves it as it is; goods that are not used have none. */
function purchasePriceOf(draft: ProductDraft): { purchase_price?: number | null } {
  if (!isUsed(draft)) return { purchase_price: null };
  return draft.purchasePrice === undefined ? {} : { purchase_price: draft.purchasePrice };
}

/** Our own columns of a draft, as the product-detail module keeps them. */
export function detailOf(draft: ProductDraft) {
  const isElectronics = draft.category === "electronics";
  return {
    brand: draft.brand,
    condition: isElectronics ? (draft.condition ?? "new") : null,
    battery_health: (isElectronics && draft.batteryHealth) || null,
    ...purchasePriceOf(draft),
    gst_rate: draft.gstRate ?? null,
    is_tax_proposed: draft.isTaxProposed ?? false,
    country_of_origin: draft.countryOfOrigin ?? "India",
    // The column takes any JSON; the module's type only knows objects.
    specifications: (draft.specifications ?? []) as unknown as Record<string, unknown>,
    is_featured: draft.isFeatured ?? false,
    featured_description: draft.featuredDescription || null,
  };
}

/** The pictures of a draft, the main one first. */
export function picturesOf(draft: ProductDraft): string[] {
  return [
    ...new Set([draft.image, ...(draft.additionalImages ?? [])].filter((url) => url != null && url !== "")),
  ] as string[];
}
