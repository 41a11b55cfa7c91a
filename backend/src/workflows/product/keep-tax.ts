import type { ProductField } from "../../contract/product-fields";
import type { AdminProduct, ProductEdit } from "../../contract/products";
import { withTax } from "../../tax/propose-tax";
import type { ProductDraft } from "./draft";

type KnownTax = Pick<AdminProduct, "hsn" | "gstRate" | "isTaxProposed">;

/**
 * Whether an edit confirms the current HSN and rate: explicitly, or by naming one of them. With a version, a field
 * that was sent back unchanged does not count as named.
 */
const isConfirmed = ({ version, hsn, gstRate, isTaxProposed }: ProductEdit): boolean =>
  isTaxProposed === false || (version === undefined && (hsn !== undefined || gstRate !== undefined));

/**
 * The tax of a product after an edit: the previous one or that of the edit; if neither has one it is proposed
 * (tax/propose-tax.ts). `taxed` are the fields that are written with it.
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
