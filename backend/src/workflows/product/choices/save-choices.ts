import { ProductWorkflowEvents } from "@medusajs/framework/utils";
import { createWorkflow, transform, WorkflowResponse, when } from "@medusajs/framework/workflows-sdk";
import {
  batchPriceListPricesWorkflow,
  createInventoryLevelsWorkflow,
  createProductVariantsWorkflow,
  deleteProductVariantsWorkflow,
  emitEventStep,
  updateProductsWorkflow,
  updateProductVariantsWorkflow,
} from "@medusajs/medusa/core-flows";
import type { SalePrice } from "../../../catalog/sale-prices";
import { type StoredChoices, withImageIds } from "../../../catalog/stored-choices";
import { changeOfSaleList, changesPrices, planSalePrices } from "../plan-sale-prices";
import { linkPicturesStep } from "../steps/link-pictures";
import { listImagesStep } from "../steps/list-images";
import { type EngineVariant, listVariantsStep } from "../steps/list-variants";
import { projectProductsStep } from "../steps/project-products";
import { type Before, putBackStep } from "../steps/put-back";
import { type Reshape, reshapeOptionsStep } from "../steps/reshape-options";
import type { Ids } from "../to-engine";
import { type ChoicePlan, type PlannedChoice, planLinks } from "./plan-choices";
import type { OptionPlan } from "./plan-options";

type Input = {
  productId: string;
  options: OptionPlan;
  plan: ChoicePlan;
  stored: StoredChoices;
  /** The regular prices of variants that get others. */
  pricesBefore: Before["prices"];
  salePrices: SalePrice[];
  ids: Ids;
};

const rupees = (amount: number) => [{ currency_code: "inr", amount }];

const isNew = ({ variantId }: PlannedChoice) => variantId === undefined;

const isOf = (choice: PlannedChoice, variant: EngineVariant) =>
  Object.entries(choice.options).every(([name, value]) => variant.options[name] === value);

/** Each choice with the variant and the inventory item that it has by now. */
const withVariants = (choices: readonly PlannedChoice[], variants: readonly EngineVariant[]) =>
  choices.flatMap((choice) => {
    const variant = variants.find((one) =>
      choice.variantId === undefined ? isOf(choice, one) : one.variantId === choice.variantId,
    );
    return variant ? [{ choice, variant }] : [];
  });

/** Variants that are named by a picture of their own show their first image from now on, where that is another. */
const unnamed = ({ plan, stored }: Input) =>
  plan.choices.flatMap(({ variantId, pictures }) => {
    const before = stored.variants.find((one) => one.variantId === variantId);
    const had = before?.images.map(({ url }) => url) ?? [];
    const isSame = had.length === pictures.length && pictures.every((url) => had.includes(url));
    return before && !isSame ? [{ id: before.variantId, thumbnail: null }] : [];
  });

/** Changes what a product comes in, all or nothing; then projects it. */
export const saveChoicesWorkflow = createWorkflow("save-shop-choices", (input: Input) => {
  putBackStep(
    transform(input, ({ productId, stored, pricesBefore, salePrices, ids, plan }): Before => {
      const isPictured = plan.pictures.length !== stored.images.length;
      return {
        products: isPictured ? [{ id: productId, images: stored.images }] : [],
        prices: pricesBefore,
        salePrices,
        saleListId: ids.saleListId,
      };
    }),
  );
  const removed = transform(input, ({ plan }) => plan.removed);
  when(removed, (list) => list.length > 0).then(() =>
    deleteProductVariantsWorkflow.runAsStep({ input: { ids: removed } }),
  );
  reshapeOptionsStep(
    transform(
      input,
      ({ productId, options: { own, shared }, plan, stored }): Reshape => ({
        productId,
        own,
        shared,
        variants: plan.choices.flatMap(({ variantId: id, title, options, rank }) =>
          id === undefined ? [] : [{ id, title, options, variant_rank: rank }],
        ),
        before: stored,
      }),
    ),
  );
  const added = transform(input, ({ productId, plan }) =>
    plan.choices.filter(isNew).map(({ title, options, rank, price }) => ({
      product_id: productId,
      title,
      options,
      variant_rank: rank,
      manage_inventory: true,
      allow_backorder: false,
      prices: rupees(price),
    })),
  );
  when(added, (list) => list.length > 0).then(() =>
    createProductVariantsWorkflow.runAsStep({ input: { product_variants: added } }),
  );
  const changed = transform(input, (data) => {
    const prices = data.plan.repriced.map(({ variantId = "", price }) => ({
      id: variantId,
      prices: rupees(price),
    }));
    const bare = unnamed(data);
    const others = bare.filter(({ id }) => !prices.some((one) => one.id === id));
    return [...prices.map((one) => ({ ...one, ...bare.find(({ id }) => id === one.id) })), ...others];
  });
  when(changed, (list) => list.length > 0).then(() =>
    updateProductVariantsWorkflow.runAsStep({ input: { product_variants: changed } }),
  );

  const productIds = transform(input, ({ productId }) => [productId]);
  const variants = listVariantsStep(productIds);
  const levels = transform({ input, variants }, (data) =>
    withVariants(data.input.plan.choices.filter(isNew), data.variants).map(({ choice, variant }) => ({
      inventory_item_id: variant.inventoryItemId,
      location_id: data.input.ids.stockLocationId,
      stocked_quantity: choice.stock,
    })),
  );
  when(levels, (list) => list.length > 0).then(() =>
    createInventoryLevelsWorkflow.runAsStep({ input: { inventory_levels: levels } }),
  );
  const sale = transform({ input, variants }, (data) => {
    const plans = withVariants(data.input.plan.choices, data.variants).map(
      ({ choice: { salePrice }, variant: { variantId } }) =>
        planSalePrices(
          data.input.salePrices.filter((price) => price.variantId === variantId),
          [variantId],
          salePrice || null,
        ),
    );
    return changeOfSaleList(data.input.ids.saleListId, plans);
  });
  when(sale, changesPrices).then(() => batchPriceListPricesWorkflow.runAsStep({ input: { data: sale } }));

  const pictured = transform(input, ({ productId, plan, stored }) => {
    const images = withImageIds(
      plan.pictures.map((url) => ({ url })),
      stored.images,
    );
    return plan.pictures.length === stored.images.length ? [] : [{ id: productId, images }];
  });
  when(pictured, (list) => list.length > 0).then(() =>
    updateProductsWorkflow.runAsStep({ input: { products: pictured } }),
  );
  const images = listImagesStep(transform(input, ({ productId }) => productId));
  linkPicturesStep(
    transform({ input, variants, images }, (data) =>
      planLinks(
        withVariants(data.input.plan.choices, data.variants).map(({ choice, variant }) => ({
          variantId: variant.variantId,
          pictures: choice.pictures,
        })),
        data.input.stored.variants,
        data.images,
      ),
    ),
  );
  projectProductsStep(productIds);
  emitEventStep({
    eventName: ProductWorkflowEvents.UPDATED,
    data: transform(productIds, (list) => list.map((id) => ({ id }))),
  });
  return new WorkflowResponse(undefined);
});
