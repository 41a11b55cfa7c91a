import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { project } from "../../../catalog/projection/project";

/** Updates the read model before the workflow returns; restores it if the workflow is undone. */
export const projectProductsStep = createStep(
  "project-products",
  async (productIds: string[]) => {
    await project(productIds);
    return new StepResponse(undefined, productIds);
  },
  async (productIds) => {
    if (productIds) await project(productIds);
  },
);
