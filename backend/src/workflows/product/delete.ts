import type { MedusaContainer } from "@medusajs/framework/types";
import { forgetQuestionsAbout } from "../../accounts/questions/forget";
import { project } from "../../catalog/projection/project";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { readVariantStock } from "../../inventory/read-variant-stock";
import { deleteOrderedProductWorkflow } from "./delete-ordered-product";
import { deleteProductWorkflow } from "./delete-product";

/**
 * Removes a product from the shop. Orders keep their own copy of it; if open orders have reserved it, its stock
 * records stay too, so that these orders can still be packed or cancelled. Questions about it go with it. 404 if the product does not exist:
 * then the shop does not show it either, also where an earlier call got no further than the engine.
 */
export async function deleteProduct(scope: MedusaContainer, productId: string): Promise<void> {
  const current = await readVariantStock(productId);
  if (!current) {
    await forget(productId);
    throw refuse.notFound(messages.productNotFound);
  }
  if (current.some(({ reserved }) => reserved > 0)) {
    await deleteOrderedProductWorkflow(scope).run({ input: { productId } });
  } else {
    await deleteProductWorkflow(scope).run({ input: { productId } });
  }
  await forget(productId);
}

async function forget(productId: string): Promise<void> {
  await forgetQuestionsAbout(productId);
  await project([productId]);
}
