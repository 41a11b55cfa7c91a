import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { CAROUSEL } from "../../modules/carousel";
import type { CarouselService } from "../../modules/carousel/service";

const deleteSlideStep = createStep(
  "delete-slide",
  async (id: string, { container }) => {
    const service: CarouselService = container.resolve(CAROUSEL);
    await service.retrieveSlide(id);
    await service.softDeleteSlides(id);
    return new StepResponse(id, id);
  },
  async (id, { container }) => {
    const service: CarouselService = container.resolve(CAROUSEL);
    if (id) await service.restoreSlides(id);
  },
);

/** Deletes a slide; the engine's "not found" if it does not exist. */
export const deleteSlideWorkflow = createWorkflow(
  "delete-slide",
  (id: string) => new WorkflowResponse(deleteSlideStep(id)),
);
