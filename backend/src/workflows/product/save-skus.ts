import type { MedusaContainer } from "@medusajs/framework/types";
import { updateProductVariantsWorkflow } from "@medusajs/medusa/core-flows";
import { adminProduct } from "../../catalog/admin-products";
import { project } from "../../catalog/projection/project";
import { takenSkus } from "../../catalog/skus";
import type { RouteInput } from "../../contract";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { inTurn } from "../../platform/edits/in-turn";
import { takenValue } from "../../platform/engine/engine-taken";

type Asked = RouteInput<"adminSaveSkus">["body"]["skus"];

const refuseTaken = (at: number) =>
  refuse.invalid([{ field: `skus.${Math.max(0, at)}.sku`, message: messages.skuTaken }]);

async function saveInTurn(scope: MedusaContainer, productId: string, asked: Asked): Promise<void> {
  const product = await adminProduct(productId);
  if (!product) throw refuse.notFound(messages.productNotFound);
  const skuOf = new Map(product.shelves.map(({ variantId, sku }) => [variantId, sku]));
  for (const { variantId, sku, read } of asked) {
    const now = skuOf.get(variantId);
    if (now === undefined) throw refuse.notFound(messages.productNotFound);
    // Sent again after a lost response, it is there already.
    if (now !== read && now !== sku) throw refuse.conflict("sku_changed", messages.skuChanged);
  }
  const due = asked.filter(({ variantId, sku }) => skuOf.get(variantId) !== sku);
  // Two sizes may swap theirs; those of this product that stay are taken like any other's.
  const given = new Set(due.flatMap(({ variantId }) => skuOf.get(variantId) ?? []));
  const taken = await takenSkus(due.flatMap(({ sku }) => (sku === null || given.has(sku) ? [] : [sku])));
  const at = asked.findIndex(({ sku }) => sku !== null && taken.has(sku));
  if (at >= 0) throw refuseTaken(at);
  const write = async (rows: { id: string; sku: string | null }[]) => {
    if (rows.length > 0)
      await updateProductVariantsWorkflow(scope).run({ input: { product_variants: rows } });
  };
  try {
    // One that another variant of the same product gives up has to be free first.
    const swapped = due.filter(({ sku }) => sku !== null && given.has(sku));
    if (swapped.length > 0) await write(due.map(({ variantId }) => ({ id: variantId, sku: null })));
    await write(due.map(({ variantId, sku }) => ({ id: variantId, sku })));
  } catch (error) {
    const clash = takenValue(error);
    if (clash?.field === "sku") throw refuseTaken(asked.findIndex(({ sku }) => sku === clash.value));
    throw error;
  } finally {
    await project([productId]);
  }
}

/**
 * Gives variants of a product their SKUs; `null` takes one away. 404 for a product or variant that is not there, 409 if one
 * has changed since it was read, 422 if another variant has it.
 */
export const saveSkus = (scope: MedusaContainer, productId: string, asked: Asked): Promise<void> =>
  inTurn(scope, [productId], () => saveInTurn(scope, productId, asked));
