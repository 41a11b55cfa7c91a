import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { featureTexts } from "../../catalog/home-texts";
import type { FeatureInput } from "../../contract/features";
import { FEATURE_IMAGE } from "../../modules/feature-image";
import type { FeatureImageService } from "../../modules/feature-image/service";
import { featureColumns } from "./feature-columns";

const addFeatureImageStep = createStep(
  "add-feature",
  async (input: FeatureInput, { container }) => {
    const service: FeatureImageService = container.resolve(FEATURE_IMAGE);
    const [last] = await service.listFeatureImages({}, { take: 1, order: { position: "DESC" } });
    const made = await service.createFeatureImages({
      ...featureColumns(input),
      translations: featureTexts.made(input, input.translations),
      position: (last?.position ?? -1) + 1,
    });
    return new StepResponse(made, made.id);
  },
  async (id, { container }) => {
    const service: FeatureImageService = container.resolve(FEATURE_IMAGE);
    if (id) await service.deleteFeatureImages(id);
  },
);

/** Creates a feature image in the last position. */
export const addFeatureImageWorkflow = createWorkflow(
  "add-feature",
  (input: FeatureInput) => new WorkflowResponse(addFeatureImageStep(input)),
);
