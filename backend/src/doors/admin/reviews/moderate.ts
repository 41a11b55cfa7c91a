import { door } from "../../../api/door";
import { messages } from "../../../contract/messages";
import { refuse } from "../../../contract/refusal";
import { readStaffReview } from "../../../review/staff-reviews";
import { moderateReviewWorkflow } from "../../../workflows/review/moderate-review";

export const adminModerateReview = door("adminModerateReview", async ({ params, body, scope }) => {
  const review = await readStaffReview(params.id);
  if (!review) throw refuse.notFound(messages.reviewNotFound);
  const input = { id: review._id, productId: review.productId, hidden: body.hidden };
  await moderateReviewWorkflow(scope).run({ input });
  return { data: { ...review, hidden: body.hidden } };
});
