import { z } from "zod";
import { Version } from "./edits";
import { endpoints } from "./endpoint";
import { Meta, ok } from "./envelope";
import { Flag, Id, paging, queryInt, reactAdminList, text } from "./fields";
import { limits } from "./limits";
import { PhotoState, StaffPhoto } from "./review-photos";
import { Review } from "./reviews";

/** A review as shown to staff, including hidden ones. */
export const StaffReview = Review.extend({
  productTitle: z.string(),
  productImage: z.string(),
  hidden: z.boolean(),
  /** Those that staff have not decided about yet, and refused ones, too. */
  photos: z.array(StaffPhoto),
  version: Version,
});
export type StaffReview = z.infer<typeof StaffReview>;

export const moderation = endpoints({
  adminGetReviews: {
    method: "GET",
    path: "/api/admin/reviews",
    access: "admin",
    permission: "catalogue",
    summary: "List reviews for the panel; also takes react-admin's sort, range and filter",
    query: z.object({
      ...paging,
      hidden: Flag.optional(),
      reviewValue: queryInt(1, 5).optional(),
      productId: Id.optional(),
      /** Reviews with at least one photo in this state. */
      photos: PhotoState.optional(),
      q: z.string().max(100).optional(),
      ...reactAdminList,
    }),
    response: ok({ data: z.array(StaffReview), meta: Meta }),
  },

  adminModerateReview: {
    method: "PUT",
    path: "/api/admin/reviews/:id",
    access: "admin",
    permission: "catalogue",
    summary: "Hide a review, or show it again; a hidden one is not listed and does not count",
    params: z.object({ id: Id }),
    /** With the `version` that was read: 409 `edit_conflict` if the author has rewritten it since. */
    body: z.object({ hidden: z.boolean(), version: Version.optional() }),
    response: ok({ data: StaffReview }),
  },

  adminAnswerReview: {
    method: "PUT",
    path: "/api/admin/reviews/:id/answer",
    access: "admin",
    permission: "catalogue",
    summary:
      "Answer a review in the shop's name, below it on the product's page; `null` takes the answer back",
    params: z.object({ id: Id }),
    /** With the `version` that was read: 409 `edit_conflict` if the review or its answer has changed since. */
    body: z.object({
      answer: text(1, limits.review.max, "answer").nullable(),
      version: Version.optional(),
    }),
    response: ok({ data: StaffReview }),
  },
});
