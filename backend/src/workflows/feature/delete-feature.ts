import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { FEATURE_IMAGE } from "../../modules/feature-image";
import type { FeatureImageService } from "../../modules/feature-image/service";

const deleteFeatureImageStep = createStep(
  "delete-feature",
  async (id: string, { container }) => {
    const service: FeatureImageService = container.resolve(FEATURE_IMAGE);
    await service.retrieveFeatureImage(id);
    await service.softDeleteFeatureImages(id);
    return new StepResponse(id, id);
  },
  async (id, { container }) => {
    const service: FeatureImageService = container.resolve(FEATURE_IMAGE);
    if (id) await service.restoreFeatureImages(id);
  },
);

/** Deletes a feature image; the engine's "not found" if it does not exist. */
export const deleteFeatureImageWorkflow = createWorkflow(
  "delete-feature",
  (id: string) => new WorkflowResponse(deleteFeatureImageStep(id)),
);
