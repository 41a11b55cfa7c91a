import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import type { StoredTranslation, Translations } from "../../../catalog/translations";
import { messages } from "../../../contract/messages";
import { refuse } from "../../../contract/refusal";
import { PRODUCT_DETAIL } from "../../../modules/product-detail";
import type { ProductDetailService } from "../../../modules/product-detail/service";

export type NewTranslation = { productId: string; language: string; translation: StoredTranslation };

/** Stores the texts of one language in a product's translations. */
export const setTranslationStep = createStep(
  "set-product-translation",
  async ({ productId, language, translation }: NewTranslation, { container }) => {
    const details: ProductDetailService = container.resolve(PRODUCT_DETAIL);
    const [detail] = await details.listProductDetails({ product_id: productId });
    // A plugin's product has no row of ours until it is edited once.
    if (!detail) throw refuse.notFound(messages.productNotFound);
    const before = detail.translations as Translations<StoredTranslation>;
    const translations = { ...before, [language]: translation };
    await details.updateProductDetails({ id: detail.id, translations });
    return new StepResponse(undefined, { id: detail.id, translations: before });
  },
  async (before, { container }) => {
    const details: ProductDetailService = container.resolve(PRODUCT_DETAIL);
    if (before) await details.updateProductDetails(before);
  },
);
