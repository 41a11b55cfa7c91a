import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { translationsOf } from "../../../catalog/translations";
import { PRODUCT_DETAIL } from "../../../modules/product-detail";
import type { ProductDetailService } from "../../../modules/product-detail/service";
import { detailOf, type ProductDraft } from "../draft";

type Input = Array<{ productId: string; draft: ProductDraft }>;

/** Stores our own details of new products. */
export const createDetailsStep = createStep(
  "create-product-details",
  async (input: Input, { container }) => {
    const details: ProductDetailService = container.resolve(PRODUCT_DETAIL);
    const made = await details.createProductDetails(
      input.map(({ productId, draft }) => ({
        ...detailOf(draft),
        product_id: productId,
        translations: translationsOf(draft, draft.translations),
        is_demo: draft.isDemo ?? false,
      })),
    );
    return new StepResponse(
      undefined,
      made.map(({ id }) => id),
    );
  },
  async (ids, { container }) => {
    const details: ProductDetailService = container.resolve(PRODUCT_DETAIL);
    if (ids) await details.deleteProductDetails(ids);
  },
);
