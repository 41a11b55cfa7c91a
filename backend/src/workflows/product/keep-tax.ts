import type { ProductField } from "../../contract/product-fields";
import type { AdminProduct, ProductEdit } from "../../contract/products";
import { withTax } from "../../tax/propose-tax";
import type { ProductDraft } from "./draft";

type KnownTax = Pick<AdminProduct, "hsn" | "gstRate" | "isTaxProposed">;

/**
 * Whether an edit stands for the HSN and rate as they are: it says so, or it names one of them. With a version a field
 * is not named where it is only sent back as it was read.
 */
const isConfirmed = ({ version, hsn, gstRate, isTaxProposed }: ProductEdit): boolean =>
  isTaxProposed === false || (version === undefined && (hsn !== undefined || gstRate !== undefined));

/**
 * The tax that a product has after an edit: what it had, or what the edit says; what neither has is proposed
 * (gst/propose-tax.ts). `taxed` are the fields that are written with it.
 */
export function keepTax(
  draft: ProductDraft,
  known: KnownTax,
  edit: ProductEdit,
): { draft: ProductDraft; taxed: readonly ProductField[] } {
  const hsn = draft.hsn ?? (known.hsn || undefined);
  const gstRate = draft.gstRate ?? known.gstRate ?? undefined;
  const isKept = hsn === (known.hsn || undefined) && gstRate === (known.gstRate ?? undefined);
  const said = { ...draft, hsn, gstRate } as ProductDraft;
  if (isKept && hsn !== undefined && gstRate !== undefined) {
    const isTaxProposed = known.isTaxProposed && !isConfirmed(edit);
    return { draft: { ...said, isTaxProposed }, taxed: isTaxProposed === known.isTaxProposed ? [] : ["hsn"] };
  }
  return { draft: withTax(said), taxed: ["hsn", "gstRate"] };
}
