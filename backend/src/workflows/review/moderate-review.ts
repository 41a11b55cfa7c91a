import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { REVIEW } from "../../modules/review";
import type { ReviewService } from "../../modules/review/service";
import { projectProductsStep } from "../product/steps/project-products";

type Input = { id: string; productId: string; hidden: boolean };

const hideReviewStep = createStep(
  "hide-review",
  async ({ id, hidden }: Input, { container }) => {
    const reviews: ReviewService = container.resolve(REVIEW);
    const before = await reviews.retrieveReview(id);
    await reviews.updateReviews({ id, is_hidden: hidden });
    return new StepResponse(id, { id, is_hidden: before.is_hidden });
  },
  async (before, { container }) => {
    const reviews: ReviewService = container.resolve(REVIEW);
    if (before) await reviews.updateReviews(before);
  },
);

/** Hides a review or shows it again; the product's average is up to date when it returns. */
export const moderateReviewWorkflow = createWorkflow("moderate-review", (input: Input) => {
  const id = hideReviewStep(input);
  projectProductsStep(transform(input, ({ productId }) => [productId]));
  return new WorkflowResponse(id);
});
