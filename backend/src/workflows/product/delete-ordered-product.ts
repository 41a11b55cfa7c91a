import { ProductWorkflowEvents } from "@medusajs/framework/utils";
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { deleteProductsStep, emitEventStep } from "@medusajs/medusa/core-flows";
import { deleteDetailsStep } from "./steps/delete-details";

/**
 * Deletes a product and its variants but not their inventory items: the engine's own workflow refuses those that are
 * reserved, and open orders still need them.
 */
export const deleteOrderedProductWorkflow = createWorkflow(
  "delete-ordered-product",
  (input: { productId: string }) => {
    const ids = transform(input, ({ productId }) => [productId]);
    deleteDetailsStep(ids);
    deleteProductsStep(ids);
    emitEventStep({
      eventName: ProductWorkflowEvents.DELETED,
      data: transform(ids, (list) => list.map((id) => ({ id }))),
    });
    return new WorkflowResponse(ids);
  },
);
