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

type Input = {
  productId: string;
  customerId: string;
  userName: string;
  message: string;
  rating: number;
  isVerified: boolean;
};
type Kept = {
  id: string;
  user_name: string;
  message: string;
  rating: number;
  is_verified: boolean;
  written_at: Date;
};
type Undo = { before?: Kept; madeId?: string };

/** The engine's list filter finds the one review that a customer can have of a product. */
async function findReview(reviews: ReviewService, input: Input) {
  const [review] = await reviews.listReviews({ product_id: input.productId, customer_id: input.customerId });
  return review;
}

const saveReviewStep = createStep(
  "save-review",
  async (input: Input, { container }) => {
    const reviews: ReviewService = container.resolve(REVIEW);
    const columns = {
      user_name: input.userName,
      message: input.message,
      rating: input.rating,
      is_verified: input.isVerified,
      written_at: new Date(),
    };
    const edit = async (before: Kept) => {
      await reviews.updateReviews({ id: before.id, ...columns });
      return new StepResponse<string, Undo>(before.id, { before });
    };
    const before = await findReview(reviews, input);
    if (before) return edit(before);
    try {
      const made = await reviews.createReviews({
        ...columns,
        product_id: input.productId,
        customer_id: input.customerId,
      });
      return new StepResponse<string, Undo>(made.id, { madeId: made.id });
    } catch (error) {
      // A concurrent request of the same customer was faster: the unique index refused ours.
      const other = await findReview(reviews, input);
      if (!other) throw error;
      return edit(other);
    }
  },
  async (undo, { container }) => {
    const reviews: ReviewService = container.resolve(REVIEW);
    if (undo?.madeId) await reviews.deleteReviews(undo.madeId);
    if (undo?.before) {
      const { id, user_name, message, rating, is_verified, written_at } = undo.before;
      await reviews.updateReviews({ id, user_name, message, rating, is_verified, written_at });
    }
  },
);

/** Stores a shopper's review of a product, or changes their earlier one; returns its id. */
export const saveReviewWorkflow = createWorkflow("save-review", (input: Input) => {
  const id = saveReviewStep(input);
  projectProductsStep(transform(input, ({ productId }) => [productId]));
  return new WorkflowResponse(id);
});
