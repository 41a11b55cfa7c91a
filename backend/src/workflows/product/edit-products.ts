import { createWorkflow, transform, WorkflowResponse, when } from "@medusajs/framework/workflows-sdk";
import {
  batchPriceListPricesWorkflow,
  createInventoryLevelsWorkflow,
  createProductVariantsWorkflow,
  deleteProductVariantsWorkflow,
  updateProductsWorkflow,
  updateProductVariantsWorkflow,
} from "@medusajs/medusa/core-flows";
import type { EngineFields } from "../../catalog/engine-fields";
import type { SalePrice } from "../../catalog/sale-prices";
import type { ChangedTranslation, Translations } from "../../catalog/translations";
import type { StockChange, StockOrder } from "../../inventory/change-stock";
import { pick } from "../../platform/pick";
import { type DetailColumn, detailOf, type ProductDraft } from "./draft";
import { changeOfSaleList, changesPrices, planSalePrices } from "./plan-sale-prices";
import type { VariantPlan } from "./plan-variants";
import { changeStockStep } from "./steps/change-stock";
import { listVariantsStep } from "./steps/list-variants";
import { offerSizesStep } from "./steps/offer-sizes";
import { projectProductsStep } from "./steps/project-products";
import { type Before, putBackStep } from "./steps/put-back";
import { updateDetailsStep } from "./steps/update-details";
import { engineVariant, type Ids } from "./to-engine";

type PlannedEdit = {
  productId: string;
  draft: ProductDraft;
  plan: VariantPlan;
  /** The engine's own fields that change. */
  fields: Partial<EngineFields>;
  /** Our own columns that may change. */
  details: readonly DetailColumn[];
  /** The languages whose texts change. */
  translations: Translations<ChangedTranslation>;
  isRepriced: boolean;
  isResold: boolean;
  stockKey: string | undefined;
  /** What `fields` are now. */
  fieldsBefore: Partial<EngineFields>;
};
type Input = { edits: PlannedEdit[]; salePrices: SalePrice[]; ids: Ids };

/**
 * Changes products to match their drafts: the engine's fields, variants, prices and stock, and our details; then
 * projects them. Each of the engine's workflows runs once for all products, and not at all if it would change
 * nothing.
 */
export const editProductsWorkflow = createWorkflow("edit-shop-products", (input: Input) => {
  putBackStep(
    transform(
      input,
      ({ edits, salePrices, ids }): Before => ({
        products: edits.flatMap(({ productId, fieldsBefore }) =>
          Object.keys(fieldsBefore).length > 0 ? [{ id: productId, ...fieldsBefore }] : [],
        ),
        prices: edits.flatMap(({ plan, isRepriced }) =>
          plan.keep.flatMap(({ variantId, price }) =>
            isRepriced && price !== null ? [{ variantId, amount: price }] : [],
          ),
        ),
        salePrices: edits.some(({ isResold }) => isResold) ? salePrices : [],
        saleListId: ids.saleListId,
      }),
    ),
  );

  const products = transform(input, ({ edits }) =>
    edits.flatMap(({ productId, fields }) =>
      Object.keys(fields).length > 0 ? [{ id: productId, ...fields }] : [],
    ),
  );
  when(products, (list) => list.length > 0).then(() =>
    updateProductsWorkflow.runAsStep({ input: { products } }),
  );

  const repriced = transform(input, ({ edits }) =>
    edits.flatMap(({ plan, draft, isRepriced }) =>
      plan.keep
        .filter(({ price }) => isRepriced && price !== draft.price)
        .map(({ variantId }) => ({
          id: variantId,
          prices: [{ currency_code: "inr", amount: draft.price }],
        })),
    ),
  );
  when(repriced, (list) => list.length > 0).then(() =>
    updateProductVariantsWorkflow.runAsStep({ input: { product_variants: repriced } }),
  );
  const removed = transform(input, ({ edits }) =>
    edits.flatMap(({ plan }) => plan.remove.map(({ variantId }) => variantId)),
  );
  when(removed, (list) => list.length > 0).then(() =>
    deleteProductVariantsWorkflow.runAsStep({ input: { ids: removed } }),
  );
  const added = transform(input, ({ edits }) =>
    edits.flatMap(({ productId, plan, draft }) =>
      plan.add.map((variant) => ({ product_id: productId, ...engineVariant(draft, variant) })),
    ),
  );
  when(added, (list) => list.length > 0).then(() => {
    offerSizesStep({ sizeOptionId: input.ids.sizeOptionId, variants: added });
    createProductVariantsWorkflow.runAsStep({ input: { product_variants: added } });
  });

  const productIds = transform(input, ({ edits }) => edits.map(({ productId }) => productId));
  const variants = listVariantsStep(productIds);
  const newLevels = transform({ input, variants }, ({ input: { edits, ids }, variants: list }) =>
    edits.flatMap(({ productId, plan }) => {
      const added = list
        .filter((variant) => variant.productId === productId)
        .flatMap(({ size, inventoryItemId }) =>
          plan.add
            .filter((variant) => variant.size === size)
            .map(({ stock }) => ({ inventoryItemId, stock })),
        );
      const missing = plan.restock
        .filter(({ current }) => current.levelId === null)
        .map(({ current, stock }) => ({ inventoryItemId: current.inventoryItemId, stock }));
      return [...added, ...missing].map(({ inventoryItemId, stock }) => ({
        inventory_item_id: inventoryItemId,
        location_id: ids.stockLocationId,
        stocked_quantity: stock,
      }));
    }),
  );
  when(newLevels, (list) => list.length > 0).then(() =>
    createInventoryLevelsWorkflow.runAsStep({ input: { inventory_levels: newLevels } }),
  );
  const sale = transform({ input, variants }, ({ input: { edits, salePrices, ids }, variants: list }) => {
    const resold = edits.filter(({ isResold, plan }) => isResold || plan.add.length > 0);
    const plans = resold.map(({ productId, draft, plan, isResold }) => {
      // Sizes that stay keep the sale price they have, which may be their own.
      const staying = isResold ? [] : plan.keep.map(({ variantId }) => variantId);
      const own = list
        .filter((variant) => variant.productId === productId)
        .map(({ variantId }) => variantId)
        .filter((variantId) => !staying.includes(variantId));
      const now = salePrices.filter(({ variantId }) => own.includes(variantId));
      return planSalePrices(now, own, draft.salePrice || null);
    });
    return changeOfSaleList(ids.saleListId, plans);
  });
  when(sale, changesPrices).then(() => batchPriceListPricesWorkflow.runAsStep({ input: { data: sale } }));

  updateDetailsStep(
    transform(input, ({ edits }) =>
      edits.flatMap(({ productId, draft, details, translations }) =>
        details.length > 0 || Object.keys(translations).length > 0
          ? [{ productId, changes: pick(detailOf(draft), details), translations }]
          : [],
      ),
    ),
  );
  // The last step that can fail: added stock may be sold before it could be removed again.
  const stock = transform(input, ({ edits, ids }): StockOrder => {
    const requests = edits.flatMap(({ plan, stockKey }) => {
      const changes = plan.restock.flatMap(({ current, stock: to, by }): StockChange[] => {
        const { inventoryItemId, size, levelId } = current;
        return levelId === null ? [] : [{ inventoryItemId, size, ...(by === undefined ? { to } : { by }) }];
      });
      return changes.length > 0 ? [{ changes, key: stockKey }] : [];
    });
    return { requests, locationId: ids.stockLocationId };
  });
  when(stock, ({ requests }) => requests.length > 0).then(() => changeStockStep(stock));
  projectProductsStep(productIds);
  return new WorkflowResponse(productIds);
});
