import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { englishTexts } from "../../catalog/english-texts";
import { type Texts, translationOf } from "../../catalog/translations";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { projectProductsStep } from "./steps/project-products";
import { type NewTranslation, setTranslationStep } from "./steps/set-translation";

const saveTranslationWorkflow = createWorkflow("save-product-translation", (input: NewTranslation) => {
  setTranslationStep(input);
  projectProductsStep(transform(input, ({ productId }) => [productId]));
  return new WorkflowResponse(input.productId);
});

/**
 * Stores a product's texts in another language, as translated from the current English texts; saving them unchanged
 * confirms that they still match. 404 if the product does not exist.
 */
export function saveTranslation(
  scope: MedusaContainer,
  productId: string,
  language: string,
  texts: Texts,
): Promise<void> {
  const save = async () => {
    const english = await englishTexts(productId);
    if (!english) throw refuse.notFound(messages.productNotFound);
    const translation = translationOf(english, texts);
    await saveTranslationWorkflow(scope).run({ input: { productId, language, translation } });
  };
  // The same lock as every edit of the product: both languages are in one column.
  return scope.resolve(Modules.LOCKING).execute(`edit-product:${productId}`, save, { timeout: 8 });
}
