import type { MedusaContainer } from "@medusajs/framework/types";
import { adminProducts } from "../../catalog/admin-products";
import type { BulkEdit, BulkResult, EditedProduct } from "../../contract/admin-products";
import type { Message, Unsent } from "../../contract/messages";
import { Refusal } from "../../contract/refusal";
import { deleteProduct } from "./delete";
import { editProducts } from "./edit";

type Reasons = Map<string, Message>;

/** A refusal of one product; an outage ends the call, and what was done stays done when it is repeated. */
function refusalOf(error: unknown): Message {
  if (!(error instanceof Refusal) || error.status >= 500) throw error;
  return error.extra.errors?.[0]?.message ?? error.said;
}

/** Edits these products together; if that is refused, each half by itself, until only what is refused is left out. */
async function together(scope: MedusaContainer, edits: readonly BulkEdit[], refused: Reasons): Promise<void> {
  try {
    await editProducts(
      scope,
      edits.map(({ productId, ...edit }) => ({ productId, edit })),
    );
  } catch (error) {
    const message = refusalOf(error);
    const [only, ...others] = edits;
    if (only && others.length === 0) {
      refused.set(only.productId, message);
      return;
    }
    const half = Math.ceil(edits.length / 2);
    await together(scope, edits.slice(0, half), refused);
    await together(scope, edits.slice(half), refused);
  }
}

/** Changes each of these products, as far as nothing stands in its way; returns the result of each in their order. */
export async function editSeveral(
  scope: MedusaContainer,
  edits: readonly BulkEdit[],
): Promise<Unsent<EditedProduct>[]> {
  const refused: Reasons = new Map();
  await together(scope, edits, refused);
  const ids = edits.map(({ productId }) => productId);
  const { rows } = await adminProducts({ ids, limit: ids.length, offset: 0 });
  const versionOf = new Map(rows.map(({ _id, version }) => [_id, version]));
  return ids.map((productId) => ({
    productId,
    outcome: refused.has(productId) ? "refused" : "done",
    message: refused.get(productId) ?? null,
    version: versionOf.get(productId) ?? null,
  }));
}

/** Deletes each of these products (see `deleteProduct`); one that is gone already is refused as not found. */
export async function deleteSeveral(
  scope: MedusaContainer,
  productIds: readonly string[],
): Promise<Unsent<BulkResult>[]> {
  const results: Unsent<BulkResult>[] = [];
  for (const productId of productIds) {
    try {
      await deleteProduct(scope, productId);
      results.push({ productId, outcome: "done", message: null });
    } catch (error) {
      results.push({ productId, outcome: "refused", message: refusalOf(error) });
    }
  }
  return results;
}
