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

type Input = { id: string; fields: FeatureInput; overtaken: string[] };

const editFeatureImageStep = createStep(
  "edit-feature",
  async ({ id, fields, overtaken }: Input, { container }) => {
    const service: FeatureImageService = container.resolve(FEATURE_IMAGE);
    const before = await service.retrieveFeatureImage(id);
    const changed = await service.updateFeatureImages({
      id,
      ...featureColumns(fields),
      translations: featureTexts.edited(before, fields, fields.translations, overtaken),
    });
    return new StepResponse(changed, before);
  },
  async (before, { container }) => {
    if (!before) return;
    const { created_at: _made, updated_at: _changed, deleted_at: _gone, ...columns } = before;
    const service: FeatureImageService = container.resolve(FEATURE_IMAGE);
    await service.updateFeatureImages(columns);
  },
);

/** Changes a feature image; the engine's "not found" if it does not exist. */
export const editFeatureImageWorkflow = createWorkflow(
  "edit-feature",
  (input: Input) => new WorkflowResponse(editFeatureImageStep(input)),
);
