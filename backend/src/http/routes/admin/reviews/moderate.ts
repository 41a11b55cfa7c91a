import type { EditConflict } from "../../../../contract/edits";
import { messages } from "../../../../contract/messages";
import { refuse } from "../../../../contract/refusal";
import type { StaffReview } from "../../../../contract/staff";
import { printOf, printsOf } from "../../../../platform/edits/version";
import { judgedFields, readStaffReview } from "../../../../reviews/staff-reviews";
import { moderateReviewWorkflow } from "../../../../workflows/review/moderate-review";
import { door } from "../../../pipeline/door";

/** Refuses to judge a text that its writer has changed since it was read. */
function refuseRewritten(review: StaffReview, read: string | undefined): void {
  if (read === undefined || read === review.version) return;
  const prints = printsOf(judgedFields, read);
  const fields = judgedFields
    .filter((field) => prints.get(field) !== printOf(review[field]))
    .map((field) => ({
      field,
      theirs: review[field],
      yours: null,
      by: review.userName,
      at: review.createdAt,
    }));
  const conflict: EditConflict = { version: review.version, fields };
  throw refuse.conflict("edit_conflict", messages.reviewRewritten, conflict);
}

export const adminModerateReview = door("adminModerateReview", async ({ params, body, scope }) => {
  const review = await readStaffReview(params.id);
  if (!review) throw refuse.notFound(messages.reviewNotFound);
  refuseRewritten(review, body.version);
  const input = { id: review._id, productId: review.productId, hidden: body.hidden };
  await moderateReviewWorkflow(scope).run({ input });
  return { data: { ...review, hidden: body.hidden } };
});
