import { createWorkflow, transform, WorkflowResponse, when } from "@medusajs/framework/workflows-sdk";
import {
  batchPriceListPricesWorkflow,
  createInventoryLevelsWorkflow,
  createProductVariantsWorkflow,
  deleteProductVariantsWorkflow,
  updateInventoryLevelsWorkflow,
  updateProductsWorkflow,
  updateProductVariantsWorkflow,
} from "@medusajs/medusa/core-flows";
import { detailOf, type ProductDraft } from "./draft";
import type { ShelfPlan } from "./plan-shelves";
import { planSalePrices, type SalePrice } from "./read-sale-prices";
import { listVariantsStep } from "./steps/list-variants";
import { projectProductsStep } from "./steps/project-products";
import { updateDetailStep } from "./steps/update-detail";
import { engineFields, engineVariant, type Ids } from "./to-engine";

type Input = { productId: string; draft: ProductDraft; plan: ShelfPlan; salePrices: SalePrice[]; ids: Ids };

/** Changes a product to its draft: the engine's fields, variants, prices and stock, our details; then shows it. */
export const editProductWorkflow = createWorkflow("edit-shop-product", (input: Input) => {
  const products = transform(input, ({ productId, draft, ids }) => [
    { id: productId, ...engineFields(draft, ids) },
  ]);
  updateProductsWorkflow.runAsStep({ input: { products } });

  const kept = transform(input, ({ plan, draft }) =>
    plan.keep.map(({ variantId }) => ({
      id: variantId,
      prices: [{ currency_code: "inr", amount: draft.price }],
    })),
  );
  when(input, ({ plan }) => plan.keep.length > 0).then(() =>
    updateProductVariantsWorkflow.runAsStep({ input: { product_variants: kept } }),
  );
  const removed = transform(input, ({ plan }) => plan.remove.map(({ variantId }) => variantId));
  when(input, ({ plan }) => plan.remove.length > 0).then(() =>
    deleteProductVariantsWorkflow.runAsStep({ input: { ids: removed } }),
  );
  const added = transform(input, ({ productId, plan, draft }) =>
    plan.add.map((shelf) => ({ product_id: productId, ...engineVariant(draft, shelf) })),
  );
  when(input, ({ plan }) => plan.add.length > 0).then(() =>
    createProductVariantsWorkflow.runAsStep({ input: { product_variants: added } }),
  );

  const variants = listVariantsStep(transform(input, ({ productId }) => [productId]));
  const newLevels = transform({ input, variants }, ({ input: { plan, ids }, variants: list }) => [
    ...list.flatMap(({ size, inventoryItemId }) =>
      plan.add
        .filter((shelf) => shelf.size === size)
        .map(({ stock }) => ({
          inventory_item_id: inventoryItemId,
          location_id: ids.stockLocationId,
          stocked_quantity: stock,
        })),
    ),
    ...plan.restock
      .filter(({ standing }) => standing.levelId === null)
      .map(({ standing, stock }) => ({
        inventory_item_id: standing.inventoryItemId,
        location_id: ids.stockLocationId,
        stocked_quantity: stock,
      })),
  ]);
  createInventoryLevelsWorkflow.runAsStep({ input: { inventory_levels: newLevels } });
  const updates = transform(input, ({ plan, ids }) =>
    plan.restock.flatMap(({ standing, stock }) =>
      standing.levelId === null
        ? []
        : [
            {
              id: standing.levelId,
              inventory_item_id: standing.inventoryItemId,
              location_id: ids.stockLocationId,
              stocked_quantity: stock,
            },
          ],
    ),
  );
  updateInventoryLevelsWorkflow.runAsStep({ input: { updates } });

  const sale = transform({ input, variants }, ({ input: { salePrices, draft, ids }, variants: list }) => ({
    id: ids.saleListId,
    ...planSalePrices(
      salePrices,
      list.map(({ variantId }) => variantId),
      draft.salePrice || null,
    ),
  }));
  batchPriceListPricesWorkflow.runAsStep({ input: { data: sale } });

  updateDetailStep(transform(input, ({ productId, draft }) => ({ productId, changes: detailOf(draft) })));
  projectProductsStep(transform(input, ({ productId }) => [productId]));
  return new WorkflowResponse(transform(input, ({ productId }) => productId));
});
