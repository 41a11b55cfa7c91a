import { z } from "zod";
import {
  answeredFields,
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
import { PhotoState } from "../../contract/review-photos";
import { inTurn } from "../../platform/edits/in-turn";
import { printOf, printsOf } from "../../platform/edits/version";
import { listFilter, listMeta, listWindow } from "../../platform/list-query";
import { moderateReviewWorkflow } from "../../workflows/review/moderate-review";
import type { Routes } from "../pipeline/route";

const Filter = z.object({
  hidden: z.boolean().optional(),
  reviewValue: z.int().min(1).max(5).optional(),
  productId: Id.optional(),
  photos: PhotoState.optional(),
  q: z.string().max(100).optional(),
});

/**
 * Refuses to judge a text that its author, or an answer that somebody else, has changed since it was read. `fields` are
 * those that matter to the decision.
 */
function refuseChanged(
  review: ShownReview,
  read: string | undefined,
  fields: readonly (typeof answeredFields)[number][],
): void {
  if (read === undefined || read === review.version) return;
  const prints = printsOf(answeredFields, read);
  const changed = fields.filter((field) => prints.get(field) !== printOf(review[field]));
  if (changed.length === 0) return;
  const isOnlyAnswer = changed.every((field) => field === "answer");
  const conflict: EditConflict = {
    version: review.version,
    fields: changed.map((field) => ({
      field,
      theirs: review[field],
      yours: null,
      by: field === "answer" ? null : String(review.userName),
      at: field === "answer" ? (review.answer?.at ?? null) : review.createdAt,
    })),
  };
  throw refuse.conflict(
    "edit_conflict",
    isOnlyAnswer ? messages.reviewAnswered : messages.reviewRewritten,
    conflict,
  );
}

async function existingReview(id: string): Promise<ShownReview> {
  const review = await readStaffReview(id);
  if (!review) throw refuse.notFound(messages.reviewNotFound);
  return review;
}

export const moderationRoutes = {
  adminGetReviews: async ({ query, res }) => {
    const { hidden, reviewValue, productId, photos, q } = { ...listFilter(query, Filter), ...query };
    const window = listWindow(query);
    const { rows, total } = await staffReviews({ hidden, reviewValue, productId, photos, q, ...window });
    const { contentRange, meta } = listMeta("reviews", window, rows.length, total);
    res.setHeader("content-range", contentRange);
    return { data: rows, meta };
  },

  adminModerateReview: async ({ params, body, scope }) => {
    const review = await existingReview(params.id);
    refuseChanged(review, body.version, judgedFields);
    const input = { id: review._id, productId: review.productId, changes: { is_hidden: body.hidden } };
    await moderateReviewWorkflow(scope).run({ input });
    return { data: { ...review, hidden: body.hidden } };
  },

  adminAnswerReview: ({ params, body: { answer, version }, scope }) =>
    // One after the other: of two who answer at once, the second is told.
    inTurn(scope, [params.id], async () => {
      const review = await existingReview(params.id);
      refuseChanged(review, version, answeredFields);
      const changes = { answer, answered_at: answer === null ? null : new Date() };
      await moderateReviewWorkflow(scope).run({
        input: { id: review._id, productId: review.productId, changes },
      });
      return { data: await existingReview(params.id) };
    }),
} satisfies Routes<typeof moderation>;
