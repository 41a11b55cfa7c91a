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

const addSlideStep = createStep(
  "add-slide",
  async (input: SlideInput, { container }) => {
    const service: CarouselService = container.resolve(CAROUSEL);
    const [last] = await service.listSlides({}, { take: 1, order: { position: "DESC" } });
    const made = await service.createSlides({
      ...slideColumns(input),
      translations: slideTexts.made(input, input.translations),
      position: (last?.position ?? -1) + 1,
    });
    return new StepResponse(made, made.id);
  },
  async (id, { container }) => {
    const service: CarouselService = container.resolve(CAROUSEL);
    if (id) await service.deleteSlides(id);
  },
);

/** Creates a slide in the last position. */
export const addSlideWorkflow = createWorkflow(
  "add-slide",
  (input: SlideInput) => new WorkflowResponse(addSlideStep(input)),
);
