import { readPhotos } from "../../accounts/review-photos/read";
import { addVote, removeVote, votedReviews } from "../../accounts/review-votes";
import { knownProductId } from "../../catalog/known-product";
import { readHistogram } from "../../catalog/reviews/read-histogram";
import { countWithPhotos, hasReceived, readReview, readReviews } from "../../catalog/reviews/read-reviews";
import { limits } from "../../contract/limits";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import type { reviews } from "../../contract/reviews";
import { saveReviewWorkflow } from "../../workflows/review/save-review";
import type { Routes } from "../pipeline/route";

/** Of the strip above the reviews; the others are fetched when asked for. */
const newestPhotos = 12;

export const reviewsRoutes = {
  addReview: async ({ body, actor, scope }) => {
    const productId = await knownProductId(body.productId);
    const input = {
      productId,
      customerId: actor.id,
      userName: actor.userName,
      message: body.reviewMessage,
      rating: body.reviewValue,
      isVerified: await hasReceived(actor.id, productId),
    };
    const { result: id } = await saveReviewWorkflow(scope).run({ input });
    const review = await readReview(id);
    if (!review) throw refuse.unavailable();
    return { message: messages.reviewAdded, data: review };
  },

  getReviews: async ({ params, query }) => {
    const { page = 1, limit = limits.listDefault, stars = null, withPhotos = false, sort = "newest" } = query;
    const productId = await knownProductId(params.productId);
    const [data, histogram, strip, pictured] = await Promise.all([
      readReviews(sort, { productId, stars, withPhotos, limit, offset: (page - 1) * limit }),
      readHistogram(productId),
      readPhotos(productId, { limit: newestPhotos, offset: 0 }),
      countWithPhotos(productId, stars),
    ]);
    const counted = histogram.filter((bar) => stars === null || bar.stars === stars);
    const total = withPhotos ? pictured.asked : counted.reduce((sum, { count }) => sum + count, 0);
    const photos = { newest: strip.rows, total: strip.total, reviews: pictured.all };
    return { data, meta: { total, page, limit, pages: Math.ceil(total / limit) }, histogram, photos };
  },

  getHelpfulVotes: async ({ params, actor }) => ({
    data: await votedReviews(actor.id, await knownProductId(params.productId)),
  }),

  addHelpfulVote: async ({ params, actor }) => {
    await addVote(actor.id, params.reviewId);
    return {};
  },

  removeHelpfulVote: async ({ params, actor }) => {
    await removeVote(actor.id, params.reviewId);
    return {};
  },
} satisfies Routes<typeof reviews>;
