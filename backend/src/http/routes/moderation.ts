import { z } from "zod";
import {
  judgedFields,
  readStaffReview,
  type ShownReview,
  staffReviews,
} from "../../catalog/reviews/staff-reviews";
import type { EditConflict } from "../../contract/edits";
import { Id } from "../../contract/fields";
import { messages } from "../../contract/messages";
import type { moderation } from "../../contract/moderation";
import { refuse } from "../../contract/refusal";
import { printOf, printsOf } from "../../platform/edits/version";
import { listFilter, listMeta, listWindow } from "../../platform/list-query";
import { moderateReviewWorkflow } from "../../workflows/review/moderate-review";
import type { Routes } from "../pipeline/route";

const Filter = z.object({
  hidden: z.boolean().optional(),
  reviewValue: z.int().min(1).max(5).optional(),
  productId: Id.optional(),
  q: z.string().max(100).optional(),
});

/** Refuses to moderate a text that its author has changed since it was read. */
function refuseRewritten(review: ShownReview, read: string | undefined): void {
  if (read === undefined || read === review.version) return;
  const prints = printsOf(judgedFields, read);
  const fields = judgedFields
    .filter((field) => prints.get(field) !== printOf(review[field]))
    .map((field) => ({
      field,
      theirs: review[field],
      yours: null,
      by: String(review.userName),
      at: review.createdAt,
    }));
  const conflict: EditConflict = { version: review.version, fields };
  throw refuse.conflict("edit_conflict", messages.reviewRewritten, conflict);
}

export const moderationRoutes = {
  adminGetReviews: async ({ query, res }) => {
    const { hidden, reviewValue, productId, q } = { ...listFilter(query, Filter), ...query };
    const window = listWindow(query);
    const { rows, total } = await staffReviews({ hidden, reviewValue, productId, q, ...window });
    const { contentRange, meta } = listMeta("reviews", window, rows.length, total);
    res.setHeader("content-range", contentRange);
    return { data: rows, meta };
  },

  adminModerateReview: async ({ params, body, scope }) => {
    const review = await readStaffReview(params.id);
    if (!review) throw refuse.notFound(messages.reviewNotFound);
    refuseRewritten(review, body.version);
    const input = { id: review._id, productId: review.productId, hidden: body.hidden };
    await moderateReviewWorkflow(scope).run({ input });
    return { data: { ...review, hidden: body.hidden } };
  },
} satisfies Routes<typeof moderation>;
