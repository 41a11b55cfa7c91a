import type { AdminProduct, ProductField } from "../../contract/products";
import { withTax } from "../../gst/propose-tax";
import type { ProductDraft } from "./draft";

type KnownTax = Pick<AdminProduct, "hsn" | "gstRate" | "isTaxProposed">;

/**
 * The tax that a product has after an edit: what it had, or what the edit says; what neither has is proposed
 * (gst/propose-tax.ts). `taxed` are the fields that are written with it.
 */
export function keepTax(
  draft: ProductDraft,
  known: KnownTax,
): { draft: ProductDraft; taxed: readonly ProductField[] } {
  const hsn = draft.hsn ?? (known.hsn || undefined);
  const gstRate = draft.gstRate ?? known.gstRate ?? undefined;
  const isKept = hsn === (known.hsn || undefined) && gstRate === (known.gstRate ?? undefined);
  const said = { ...draft, hsn, gstRate } as ProductDraft;
  if (isKept && hsn !== undefined && gstRate !== undefined)
    return { draft: { ...said, isTaxProposed: known.isTaxProposed }, taxed: [] };
  return { draft: withTax(said), taxed: ["hsn", "gstRate"] };
}
