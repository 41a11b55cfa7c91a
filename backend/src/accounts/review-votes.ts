import { messages } from "../contract/messages";
import { refuse } from "../contract/refusal";
import type { OwnVote } from "../contract/reviews";
import { query, transaction } from "../platform/db/pool";
import { lockShopper } from "./lock-shopper";

/**
 * Keeps that a shopper finds a review helpful; twice is once. Throws 404 for a review that the shop does not show, 409
 * `own_review` for one of their own.
 */
export async function addVote(customerId: string, reviewId: string): Promise<void> {
  await transaction(async (client) => {
    await lockShopper(client, customerId);
    const { rows } = await client.query<{ author: string }>({
      name: "votable-review",
      text: "select customer_id as author from review where id = $1 and deleted_at is null and not is_hidden",
      values: [reviewId],
    });
    const [review] = rows;
    if (!review) throw refuse.notFound(messages.reviewGone);
    if (review.author === customerId) throw refuse.conflict("own_review", messages.ownReview);
    await client.query({
      name: "review-vote-add",
      text: "insert into shop_review_vote (review_id, customer_id) values ($1, $2) on conflict do nothing",
      values: [reviewId, customerId],
    });
  });
}

/** Takes the vote back, if there is one. */
export async function removeVote(customerId: string, reviewId: string): Promise<void> {
  await query({
    name: "review-vote-remove",
    text: "delete from shop_review_vote where review_id = $1 and customer_id = $2",
    values: [reviewId, customerId],
  });
}

/** The ids of a product's reviews that a shopper found helpful. */
export async function votedReviews(customerId: string, productId: string): Promise<string[]> {
  const rows = await query<{ id: string }>({
    name: "voted-reviews",
    text: `select r.id from shop_review_vote v join review r on r.id = v.review_id
           where v.customer_id = $1 and r.product_id = $2 and r.deleted_at is null order by r.id`,
    values: [customerId, productId],
  });
  return rows.map(({ id }) => id);
}

/** Every vote of a shopper, the latest first. */
export async function votesOf(customerId: string): Promise<OwnVote[]> {
  const rows = await query<{ reviewId: string; votedAt: Date }>({
    name: "votes-of",
    text: `select review_id as "reviewId", voted_at as "votedAt" from shop_review_vote
           where customer_id = $1 order by voted_at desc, review_id`,
    values: [customerId],
  });
  return rows.map(({ reviewId, votedAt }) => ({ reviewId, votedAt: votedAt.toISOString() }));
}
