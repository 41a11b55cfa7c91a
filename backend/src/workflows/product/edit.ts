import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { catalogIds } from "../../catalog/engine-names";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { engineIds } from "../../engine-ids";
import { type ProductDraft, shelvesOf } from "./draft";
import { editProductsWorkflow } from "./edit-products";
import { planShelves, type ShelfPlan } from "./plan-shelves";
import { changedFields, readFields } from "./read-fields";
import { readSalePrices } from "./read-sale-prices";
import { readStandings } from "./read-standing";
import { engineFields } from "./to-engine";

export type ProductEdit = { productId: string; draft: ProductDraft };

/** Refuses with 409 where open orders hold more pieces of a size than would be left. */
function refuseShort(plan: ShelfPlan): void {
  const [first] = plan.short;
  if (!first) return;
  throw refuse.conflict("stock_reserved", messages.stockReserved(first.reserved, first.size), plan.short);
}

/**
 * Changes products to what the panel or a file says, all or none; when it returns, the shop shows them. 404, or 409
 * below reserved stock. One edit of a product at a time: the second plans from what the first has written, and the
 * engine fails where two move a product to the same category at once.
 */
export function editProducts(scope: MedusaContainer, edits: ProductEdit[]): Promise<void> {
  // In one order everywhere, so that two files that share products wait for each other and not for ever.
  const turns = edits.map(({ productId }) => `edit-product:${productId}`).sort();
  return scope.resolve(Modules.LOCKING).execute(turns, () => editInTurn(scope, edits), { timeout: 8 });
}

async function editInTurn(scope: MedusaContainer, edits: ProductEdit[]): Promise<void> {
  const productIds = edits.map(({ productId }) => productId);
  const ids = { ...(await engineIds(scope)), ...(await catalogIds(scope)) };
  const [standings, fieldsOf] = await Promise.all([readStandings(productIds), readFields(productIds)]);
  const planned = edits.map(({ productId, draft }) => {
    const standing = standings.get(productId);
    if (!standing) throw refuse.notFound(messages.productNotFound);
    const plan = planShelves(standing, shelvesOf(draft));
    refuseShort(plan);
    const fields = changedFields(fieldsOf.get(productId), engineFields(draft, ids));
    return { productId, draft, plan, fields };
  });
  const kept = planned.flatMap(({ plan }) => plan.keep.map(({ variantId }) => variantId));
  const salePrices = await readSalePrices(ids.saleListId, kept);
  await editProductsWorkflow(scope).run({ input: { edits: planned, salePrices, ids } });
}

/** Changes one product to what the panel says (see `editProducts`). */
export const editProduct = (scope: MedusaContainer, productId: string, draft: ProductDraft): Promise<void> =>
  editProducts(scope, [{ productId, draft }]);
