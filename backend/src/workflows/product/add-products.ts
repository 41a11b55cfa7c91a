import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import {
  createInventoryLevelsWorkflow,
  createPriceListPricesWorkflow,
  createProductsWorkflow,
} from "@medusajs/medusa/core-flows";
import { draftVariants, type ProductDraft } from "./draft";
import { createDetailsStep } from "./steps/create-details";
import { type EngineVariant, listVariantsStep } from "./steps/list-variants";
import { projectProductsStep } from "./steps/project-products";
import { engineProduct, type Ids } from "./to-engine";

type Input = { drafts: ProductDraft[]; ids: Ids };
type Made = Array<{ id: string }>;

/** Each variant with its draft; the engine returns products in the order of their drafts. */
function withDrafts(drafts: ProductDraft[], made: Made, variants: EngineVariant[]) {
  const byProduct = new Map(made.map(({ id }, at) => [id, drafts[at]]));
  return variants.flatMap((variant) => {
    const draft = byProduct.get(variant.productId);
    return draft ? [{ ...variant, draft }] : [];
  });
}

/**
 * Creates products: the engine's product, variants, prices, stock and sale prices, and our details; then projects
 * them.
 */
export const addProductsWorkflow = createWorkflow("add-shop-products", (input: Input) => {
  const products = transform(input, ({ drafts, ids }) => drafts.map((draft) => engineProduct(draft, ids)));
  const made = createProductsWorkflow.runAsStep({ input: { products } });
  const productIds = transform(made, (list: Made) => list.map(({ id }) => id));
  const details = transform({ input, made }, (data) =>
    data.input.drafts.map((draft, at) => ({ productId: (data.made as Made)[at]?.id ?? "", draft })),
  );
  createDetailsStep(details);
  const variants = listVariantsStep(productIds);

  const levels = transform({ input, made, variants }, (data) =>
    withDrafts(data.input.drafts, data.made as Made, data.variants).map(
      ({ draft, size, inventoryItemId }) => ({
        inventory_item_id: inventoryItemId,
        location_id: data.input.ids.stockLocationId,
        stocked_quantity: draftVariants(draft).find((variant) => variant.size === size)?.stock ?? 0,
      }),
    ),
  );
  createInventoryLevelsWorkflow.runAsStep({ input: { inventory_levels: levels } });

  const salePrices = transform({ input, made, variants }, (data) => [
    {
      id: data.input.ids.saleListId,
      prices: withDrafts(data.input.drafts, data.made as Made, data.variants).flatMap(
        ({ draft, variantId }) =>
          draft.salePrice ? [{ variant_id: variantId, currency_code: "inr", amount: draft.salePrice }] : [],
      ),
    },
  ]);
  createPriceListPricesWorkflow.runAsStep({ input: { data: salePrices } });
  projectProductsStep(productIds);
  return new WorkflowResponse(productIds);
});
