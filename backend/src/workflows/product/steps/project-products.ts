import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { project } from "../../../catalog/projection/project";

/** Shows the change in the read model before the workflow answers; shows the old state again when it is undone. */
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
