import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { REVIEW } from "../../modules/review";
import type { ReviewService } from "../../modules/review/service";
import { pick } from "../../platform/pick";
import { projectProductsStep } from "../product/steps/project-products";

/** What staff decide about a review: whether it is shown, and what the shop says to it. */
type Changes = { is_hidden?: boolean; answer?: string | null; answered_at?: Date | null };
type Input = { id: string; productId: string; changes: Changes };

const changeReviewStep = createStep(
  "change-review",
  async ({ id, changes }: Input, { container }) => {
    const reviews: ReviewService = container.resolve(REVIEW);
    const before = await reviews.retrieveReview(id);
    await reviews.updateReviews({ id, ...changes });
    return new StepResponse(id, { id, ...pick(before, Object.keys(changes) as (keyof Changes)[]) });
  },
  async (before, { container }) => {
    const reviews: ReviewService = container.resolve(REVIEW);
    if (before) await reviews.updateReviews(before);
  },
);

/** Hides a review, shows it again, or answers it; the product's average is up to date when it returns. */
export const moderateReviewWorkflow = createWorkflow("moderate-review", (input: Input) => {
  const id = changeReviewStep(input);
  projectProductsStep(transform(input, ({ productId }) => [productId]));
  return new WorkflowResponse(id);
});
