import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { catalogIds } from "../../catalog/engine-names";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { engineIds } from "../../engine-ids";
import { type ProductDraft, shelvesOf } from "./draft";
import { editProductWorkflow } from "./edit-product";
import { planShelves, type ShelfPlan } from "./plan-shelves";
import { readSalePrices } from "./read-sale-prices";
import { readStanding } from "./read-standing";

/** Refuses with 409 where open orders hold more pieces of a size than would be left. */
function refuseShort(plan: ShelfPlan): void {
  const [first] = plan.short;
  if (!first) return;
  throw refuse.conflict("stock_reserved", messages.stockReserved(first.reserved, first.size), plan.short);
}

/**
 * Changes a product to what the panel says; when it returns, the shop shows it. 404, or 409 below reserved stock.
 * One edit of a product at a time: the second plans from what the first has written, and the engine fails where two
 * move a product to the same category at once.
 */
export function editProduct(scope: MedusaContainer, productId: string, draft: ProductDraft): Promise<void> {
  return scope
    .resolve(Modules.LOCKING)
    .execute([`edit-product:${productId}`], () => editInTurn(scope, productId, draft), { timeout: 8 });
}

async function editInTurn(scope: MedusaContainer, productId: string, draft: ProductDraft): Promise<void> {
  const standing = await readStanding(productId);
  if (!standing) throw refuse.notFound(messages.productNotFound);
  const plan = planShelves(standing, shelvesOf(draft));
  refuseShort(plan);
  const ids = { ...(await engineIds(scope)), ...(await catalogIds(scope)) };
  const kept = plan.keep.map(({ variantId }) => variantId);
  const salePrices = await readSalePrices(ids.saleListId, kept);
  await editProductWorkflow(scope).run({ input: { productId, draft, plan, salePrices, ids } });
}
