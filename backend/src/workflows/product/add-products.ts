import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import {
  createInventoryLevelsWorkflow,
  createPriceListPricesWorkflow,
  createProductsWorkflow,
} from "@medusajs/medusa/core-flows";
import { type NewVariant, newVariants, type ProductDraft } from "./draft";
import { createDetailsStep } from "./steps/create-details";
import { linkPicturesStep } from "./steps/link-pictures";
import { type EngineVariant, listVariantsStep } from "./steps/list-variants";
import { nameOptionsStep } from "./steps/name-options";
import { projectProductsStep } from "./steps/project-products";
import { engineProduct, type Ids } from "./to-engine";

type Input = { drafts: ProductDraft[]; wanted: string[]; ids: Ids };
type Made = Array<{ id: string; images?: { id: string; url: string }[] }>;

const isOf = (variant: EngineVariant, { size, options }: NewVariant) =>
  variant.size === size && Object.entries(options).every(([name, value]) => variant.options[name] === value);

/** Each variant with what its draft says of it; the engine returns products in the order of their drafts. */
function withDrafts(drafts: ProductDraft[], made: Made, variants: EngineVariant[]) {
  const byProduct = new Map(made.map(({ id }, at) => [id, drafts[at]]));
  return variants.flatMap((variant) => {
    const draft = byProduct.get(variant.productId);
    const described = draft && newVariants(draft).find((one) => isOf(variant, one));
    return described ? [{ ...variant, described }] : [];
  });
}

/** Which of its product's images belong to each variant that has pictures of its own. */
const imagesOf = (drafts: ProductDraft[], made: Made, variants: EngineVariant[]) =>
  withDrafts(drafts, made, variants).flatMap(({ productId, variantId, described }) => {
    const images = made.find(({ id }) => id === productId)?.images ?? [];
    return described.pictures.flatMap((url) => {
      const image = images.find((one) => one.url === url);
      return image ? [{ variant_id: variantId, image_id: image.id }] : [];
    });
  });

/**
 * Creates products: the engine's product, variants, prices, stock and sale prices, and our details; then projects
 * them.
 */
export const addProductsWorkflow = createWorkflow("add-shop-products", (input: Input) => {
  const products = transform(input, ({ drafts, wanted, ids }) =>
    drafts.map((draft, at) => ({ ...engineProduct(draft, ids), ...(wanted[at] && { id: wanted[at] }) })),
  );
  const made = createProductsWorkflow.runAsStep({ input: { products } });
  const productIds = transform(made, (list: Made) => list.map(({ id }) => id));
  const details = transform({ input, made }, (data) =>
    data.input.drafts.map((draft, at) => ({ productId: (data.made as Made)[at]?.id ?? "", draft })),
  );
  createDetailsStep(details);
  const variants = listVariantsStep(productIds);

  const levels = transform({ input, made, variants }, (data) =>
    withDrafts(data.input.drafts, data.made as Made, data.variants).map(({ described, inventoryItemId }) => ({
      inventory_item_id: inventoryItemId,
      location_id: data.input.ids.stockLocationId,
      stocked_quantity: described.stock,
    })),
  );
  createInventoryLevelsWorkflow.runAsStep({ input: { inventory_levels: levels } });

  const salePrices = transform({ input, made, variants }, (data) => [
    {
      id: data.input.ids.saleListId,
      prices: withDrafts(data.input.drafts, data.made as Made, data.variants).flatMap(
        ({ described: { salePrice }, variantId }) =>
          salePrice ? [{ variant_id: variantId, currency_code: "inr", amount: salePrice }] : [],
      ),
    },
  ]);
  createPriceListPricesWorkflow.runAsStep({ input: { data: salePrices } });
  linkPicturesStep(
    transform({ input, made, variants }, (data) => ({
      add: imagesOf(data.input.drafts, data.made as Made, data.variants),
      remove: [],
    })),
  );
  nameOptionsStep(
    transform({ input, made }, (data) =>
      data.input.drafts.flatMap(({ optionWords: words }, at) =>
        words ? [{ productId: (data.made as Made)[at]?.id ?? "", words }] : [],
      ),
    ),
  );
  projectProductsStep(productIds);
  return new WorkflowResponse(productIds);
});
