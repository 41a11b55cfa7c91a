import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { FEATURE_IMAGE } from "../../modules/feature-image";
import type { FeatureImageService } from "../../modules/feature-image/service";

type Input = Array<{ id: string; order: number }>;

const reorderFeatureImagesStep = createStep(
  "reorder-features",
  async (orders: Input, { container }) => {
    const service: FeatureImageService = container.resolve(FEATURE_IMAGE);
    const before = await service.listFeatureImages(
      { id: orders.map(({ id }) => id) },
      { take: orders.length },
    );
    // One call is one transaction: all images or none.
    await service.updateFeatureImages(orders.map(({ id, order }) => ({ id, position: order })));
    return new StepResponse(
      undefined,
      before.map(({ id, position }) => ({ id, position })),
    );
  },
  async (before, { container }) => {
    const service: FeatureImageService = container.resolve(FEATURE_IMAGE);
    if (before) await service.updateFeatureImages(before);
  },
);

/** Sets the positions of feature images, all or none; the engine's "not found" if one is missing. */
export const reorderFeatureImagesWorkflow = createWorkflow(
  "reorder-features",
  (orders: Input) => new WorkflowResponse(reorderFeatureImagesStep(orders)),
);
