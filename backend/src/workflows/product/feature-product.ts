import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { projectProductsStep } from "./steps/project-products";
import { updateDetailsStep } from "./steps/update-details";

type Input = { productId: string; isFeatured: boolean; featuredDescription?: string | null };

/** Puts a product on the featured strip or takes it off; a description that is not given stays as it is. */
export const featureProductWorkflow = createWorkflow("feature-product", (input: Input) => {
  updateDetailsStep(
    transform(input, ({ productId, isFeatured, featuredDescription }) => [
      {
        productId,
        changes: {
          is_featured: isFeatured,
          ...(featuredDescription !== undefined && { featured_description: featuredDescription || null }),
        },
      },
    ]),
  );
  projectProductsStep(transform(input, ({ productId }) => [productId]));
  return new WorkflowResponse(transform(input, ({ productId }) => productId));
});
