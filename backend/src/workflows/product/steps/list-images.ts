import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { imagesOf } from "../../../catalog/stored-choices";

/** The images of a product at this moment, with their ids. */
export const listImagesStep = createStep(
  "list-shop-images",
  async (productId: string) => new StepResponse((await imagesOf([productId])).get(productId) ?? []),
);
