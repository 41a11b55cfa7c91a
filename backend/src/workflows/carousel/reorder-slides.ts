import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { CAROUSEL } from "../../modules/carousel";
import type { CarouselService } from "../../modules/carousel/service";

type Input = Array<{ id: string; order: number }>;

const reorderSlidesStep = createStep(
  "reorder-slides",
  async (orders: Input, { container }) => {
    const service: CarouselService = container.resolve(CAROUSEL);
    const before = await service.listSlides({ id: orders.map(({ id }) => id) }, { take: orders.length });
    // One call is one transaction: all slides or none.
    await service.updateSlides(orders.map(({ id, order }) => ({ id, position: order })));
    return new StepResponse(
      undefined,
      before.map(({ id, position }) => ({ id, position })),
    );
  },
  async (before, { container }) => {
    const service: CarouselService = container.resolve(CAROUSEL);
    if (before) await service.updateSlides(before);
  },
);

/** Sets the positions of slides, all or none; the engine's "not found" if one is missing. */
export const reorderSlidesWorkflow = createWorkflow(
  "reorder-slides",
  (orders: Input) => new WorkflowResponse(reorderSlidesStep(orders)),
);
