import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { type StoredTranslation, type Translations, translationOf } from "../../../catalog/translations";
import { PRODUCT_DETAIL } from "../../../modules/product-detail";
import type { ProductDetailService } from "../../../modules/product-detail/service";
import { detailOf, type ProductDraft } from "../draft";

/** The translations in a draft belong to its English texts. */
function translationsOf(draft: ProductDraft): Translations<StoredTranslation> {
  const given = Object.entries(draft.translations ?? {});
  return Object.fromEntries(
    given.flatMap(([language, texts]) => (texts ? [[language, translationOf(draft, texts)]] : [])),
  );
}

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
        translations: translationsOf(draft),
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
