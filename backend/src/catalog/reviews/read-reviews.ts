import type { Unsent } from "../../contract/messages";
import { recall } from "../../contract/messages/recall";
import type { ReviewSort } from "../../contract/review-sorts";
import type { Review } from "../../contract/reviews";
import { named } from "../../platform/db/named";
import { query } from "../../platform/db/pool";
import { hasApprovedPhoto, photosColumn } from "./photo-columns";
import { utc } from "./utc";

/** The shop's answer to `r`, a review. */
export const answerColumn = `case when r.answer is not null then
  json_build_object('text', r.answer, 'at', ${utc("r.answered_at")}) end as answer`;

/** How many shoppers found `r` helpful: counted anew, so that no counter can go wrong. */
export const helpfulColumn = `(select count(*)::integer from shop_review_vote v where v.review_id = r.id) as "helpfulCount"`;

const columns = `r.id as "_id", r.product_id as "productId", r.customer_id as "userId", r.user_name as "userName",
  r.message as "reviewMessage", r.rating as "reviewValue",
  ${utc("r.written_at")} as "createdAt", ${answerColumn}, ${helpfulColumn}, ${photosColumn}`;

/** A review is verified as soon as an order with the product was delivered to its author, before or after writing it. */
const delivered = (customer: string, product: string) => `exists (
  select from shop_order o where o.customer_id = ${customer}
    and (o.status = 'delivered' or o.status like 'return\\_%')
    and o.lines @> jsonb_build_array(jsonb_build_object('productId', ${product}))
)`;

type ReviewsQuery = {
  productId: string;
  stars: number | null;
  withPhotos: boolean;
  limit: number;
  offset: number;
};

const sortedBy = (order: string) => `select ${columns},
    r.is_verified or ${delivered("r.customer_id", "r.product_id")} as verified
  from review r where r.product_id = :productId and r.deleted_at is null and not r.is_hidden
    and (:stars::integer is null or r.rating = :stars) and (not :withPhotos::boolean or ${hasApprovedPhoto(":productId")})
  order by ${order} limit :limit offset :offset`;

/** A statement for each order: the newest come straight from an index, which a sort that is a value would forgo. */
const pagesBy = {
  newest: named<ReviewsQuery>("reviews", sortedBy("r.written_at desc, r.id desc")),
  helpful: named<ReviewsQuery>(
    "reviews-helpful",
    sortedBy(`"helpfulCount" desc, r.written_at desc, r.id desc`),
  ),
  lowest: named<ReviewsQuery>("reviews-lowest", sortedBy("r.rating, r.written_at desc, r.id desc")),
} satisfies Record<ReviewSort, unknown>;

/** A page of a product's visible reviews; with `stars`, those that give as many; with photos alone, if wanted. */
export async function readReviews(sort: ReviewSort, asked: ReviewsQuery): Promise<Unsent<Review>[]> {
  const reviews = await query<Review>(pagesBy[sort](asked));
  return reviews.map((review) => ({ ...review, userName: recall(review.userName) }));
}

/** How many of a product's visible reviews have photos: of all, and of those with as many `stars`. */
export async function countWithPhotos(
  productId: string,
  stars: number | null,
): Promise<{ all: number; asked: number }> {
  const [row] = await query<{ all: number; asked: number }>({
    name: "reviews-with-photos",
    text: `select count(*)::integer as "all",
             (count(*) filter (where $2::integer is null or r.rating = $2))::integer as asked
           from review r where r.product_id = $1 and r.deleted_at is null and not r.is_hidden and ${hasApprovedPhoto("$1")}`,
    values: [productId, stars],
  });
  return row ?? { all: 0, asked: 0 };
}

/** All reviews that a shopper wrote, newest first, hidden ones too. */
export function reviewsOf(customerId: string): Promise<Review[]> {
  return query<Review>({
    name: "reviews-of",
    text: `select ${columns}, r.is_verified or ${delivered("r.customer_id", "r.product_id")} as verified
           from review r where r.customer_id = $1 and r.deleted_at is null order by r.written_at desc, r.id desc`,
    values: [customerId],
  });
}

/** One review by its id. */
export async function readReview(id: string): Promise<Review | undefined> {
  const [review] = await query<Review>({
    name: "review",
    text: `select ${columns}, r.is_verified as verified from review r where r.id = $1`,
    values: [id],
  });
  return review;
}

/** Whether an order with this product was delivered to this shopper. */
export async function hasReceived(customerId: string, productId: string): Promise<boolean> {
  const [row] = await query<{ has: boolean }>({
    name: "has-received",
    text: `select ${delivered("$1", "$2::text")} as has`,
    values: [customerId, productId],
  });
  return row?.has ?? false;
}
