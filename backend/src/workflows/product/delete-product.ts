import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { deleteProductsWorkflow } from "@medusajs/medusa/core-flows";
import { deleteDetailsStep } from "./steps/delete-details";

/** Deletes a product with its variants, inventory items and our own details. */
export const deleteProductWorkflow = createWorkflow("delete-shop-product", (input: { productId: string }) => {
  const ids = transform(input, ({ productId }) => [productId]);
  deleteDetailsStep(ids);
  deleteProductsWorkflow.runAsStep({ input: { ids } });
  return new WorkflowResponse(ids);
});
