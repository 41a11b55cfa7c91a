import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { slideTexts } from "../../catalog/home-texts";
import type { SlideInput } from "../../contract/carousel";
import { CAROUSEL } from "../../modules/carousel";
import type { CarouselService } from "../../modules/carousel/service";
import { slideColumns } from "./slide-columns";

type Input = { id: string; fields: SlideInput; overtaken: string[] };

const editSlideStep = createStep(
  "edit-slide",
  async ({ id, fields, overtaken }: Input, { container }) => {
    const service: CarouselService = container.resolve(CAROUSEL);
    const before = await service.retrieveSlide(id);
    const changed = await service.updateSlides({
      id,
      ...slideColumns(fields),
      translations: slideTexts.edited(before, fields, fields.translations, overtaken),
    });
    return new StepResponse(changed, before);
  },
  async (before, { container }) => {
    if (!before) return;
    const { created_at: _made, updated_at: _changed, deleted_at: _gone, ...columns } = before;
    const service: CarouselService = container.resolve(CAROUSEL);
    await service.updateSlides(columns);
  },
);

/** Changes a slide; the engine's "not found" if it does not exist. */
export const editSlideWorkflow = createWorkflow(
  "edit-slide",
  (input: Input) => new WorkflowResponse(editSlideStep(input)),
);
