import { z } from "zod";
import { endpoints } from "./endpoint";
import { Meta, ok } from "./envelope";
import { Flag, Id, IdOrSlug, paging, queryInt, Timestamp, text } from "./fields";
import { limits } from "./limits";
import { messages } from "./messages";
import { ReviewPhoto, ShopperPhoto } from "./review-photos";
import { reviewSorts } from "./review-sorts";

export const Review = z.object({
  _id: Id,
  productId: Id,
  userId: z.string(),
  userName: z.string(),
  reviewMessage: z.string(),
  reviewValue: z.int().min(1).max(5),
  /** True if one of their delivered orders contains the product. */
  verified: z.boolean(),
  createdAt: z.string(),
  /** How many shoppers found it helpful. */
  helpfulCount: z.int().min(0),
  /** What the shop says to it. */
  answer: z.object({ text: z.string(), at: z.string() }).nullable(),
  /** Those that staff have approved, in the order in which they were added. */
  photos: z.array(ReviewPhoto),
});
export type Review = z.infer<typeof Review>;

/** How many reviews give a product each number of stars: five entries, the most stars first. */
export const Histogram = z.array(z.object({ stars: z.int().min(1).max(5), count: z.int().min(0) })).length(5);
export type Histogram = z.infer<typeof Histogram>;

/** The photos of a product's reviews: the newest few, how many there are, and how many reviews have some. */
export const PhotoStrip = z.object({
  newest: z.array(ShopperPhoto),
  total: z.int().min(0),
  reviews: z.int().min(0),
});
export type PhotoStrip = z.infer<typeof PhotoStrip>;

/** A review that somebody found helpful. */
export const OwnVote = z.object({ reviewId: Id, votedAt: Timestamp });
export type OwnVote = z.infer<typeof OwnVote>;

export const reviews = endpoints({
  /** Spec §7 "review/add". One review per product and person: a second one edits the first. userName is the account's. */
  addReview: {
    method: "POST",
    path: "/api/shop/review/add",
    access: "shopper",
    owner: "body.userId",
    summary: "Review a product, or change an earlier review of it",
    body: z.object({
      productId: Id,
      userId: Id,
      userName: z.string().max(200).optional(),
      reviewMessage: text(limits.review.min, limits.review.max, "review"),
      reviewValue: z.int(messages.starsNeeded.key).min(1, messages.starsNeeded.key).max(5),
    }),
    response: ok({ data: Review }),
    status: 201,
  },

  getReviews: {
    method: "GET",
    path: "/api/shop/review/:productId",
    access: "guest",
    summary:
      "The reviews of a product, newest first unless sorted otherwise, and how many there are by stars",
    params: z.object({ productId: IdOrSlug }),
    query: z.object({
      ...paging,
      stars: queryInt(1, 5).optional(),
      withPhotos: Flag.optional(),
      sort: z.enum(reviewSorts, messages.sortUnknown.key).optional(),
    }),
    /** `meta` counts the reviews that were asked for; `histogram` and `photos` count all of the product's. */
    response: ok({ data: z.array(Review), meta: Meta, histogram: Histogram, photos: PhotoStrip }),
  },

  /** Apart from the reviews, which are the same for everybody. */
  getHelpfulVotes: {
    method: "GET",
    path: "/api/shop/helpful-votes/:productId",
    access: "shopper",
    list: "account",
    summary: "The ids of a product's reviews that the caller found helpful",
    params: z.object({ productId: IdOrSlug }),
    response: ok({ data: z.array(Id) }),
  },

  /** Twice is once. 409 `own_review`. */
  addHelpfulVote: {
    method: "PUT",
    path: "/api/shop/helpful-votes/reviews/:reviewId",
    access: "shopper",
    list: "account",
    summary: "Say that somebody else's review was helpful",
    params: z.object({ reviewId: Id }),
    response: ok({}),
  },

  removeHelpfulVote: {
    method: "DELETE",
    path: "/api/shop/helpful-votes/reviews/:reviewId",
    access: "shopper",
    list: "account",
    summary: "Take that back; nothing happens if it was not said",
    params: z.object({ reviewId: Id }),
    response: ok({}),
  },
});
