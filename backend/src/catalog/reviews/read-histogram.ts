import type { Histogram } from "../../contract/reviews";
import { query } from "../../platform/db/pool";

/** How many of a product's visible reviews give each number of stars, the most stars first; 0 where none does. */
export function readHistogram(productId: string): Promise<Histogram> {
  return query<Histogram[number]>({
    name: "reviews-histogram",
    text: `select stars, coalesce(r.count, 0) as count from generate_series(1, 5) stars
           left join (select rating, count(*)::integer as count from review
             where product_id = $1 and deleted_at is null and not is_hidden group by rating) r on r.rating = stars
           order by stars desc`,
    values: [productId],
  });
}
