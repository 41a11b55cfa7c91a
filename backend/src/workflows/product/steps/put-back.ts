import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { batchPriceListPricesWorkflow, updateProductVariantsWorkflow } from "@medusajs/medusa/core-flows";
import type { EngineFields } from "../../../catalog/engine-fields";
import type { SalePrice } from "../../../catalog/sale-prices";
import { imagesOf, withImageIds } from "../../../catalog/stored-choices";

/** Products as they were before an edit, as far as it changes them; amounts in rupees. */
export type Before = {
  products: Array<{ id: string } & Partial<EngineFields>>;
  prices: Array<{ variantId: string; amount: number }>;
  salePrices: readonly SalePrice[];
  saleListId: string;
};

/**
 * Does nothing, unless a later step fails. The engine's own steps put back names and the like, but neither pictures nor
 * prices: they read both without their relations. As the first step this one is undone last, so that it finds again what the
 * engine's steps did put back, such as deleted prices.
 */
export const putBackStep = createStep(
  "put-back-products",
  async (before: Before) => new StepResponse(undefined, before),
  async (before, { container }) => {
    if (!before) return;
    const { products, prices, salePrices, saleListId } = before;
    const images = await imagesOf(products.map(({ id }) => id));
    const pictured = products.map((product) =>
      product.images
        ? { ...product, images: withImageIds(product.images, images.get(product.id) ?? []) }
        : product,
    );
    if (pictured.length > 0) await container.resolve(Modules.PRODUCT).upsertProducts(pictured);
    if (prices.length > 0)
      await updateProductVariantsWorkflow(container).run({
        input: {
          product_variants: prices.map(({ variantId, amount }) => ({
            id: variantId,
            prices: [{ currency_code: "inr", amount }],
          })),
        },
      });
    if (salePrices.length > 0)
      await batchPriceListPricesWorkflow(container).run({
        input: {
          data: {
            id: saleListId,
            create: [],
            update: salePrices.map(({ priceId, variantId, amount }) => ({
              id: priceId,
              variant_id: variantId,
              currency_code: "inr",
              amount,
            })),
            delete: [],
          },
        },
      });
  },
);
