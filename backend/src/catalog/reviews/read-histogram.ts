import type { Histogram } from "../../contract/reviews";
import { query } from "../../platform/db/pool";

/** How many of a product's visible reviews give each number of stars, the most stars first; 0 where none does. */
export function readHistogram(productId: string): Promise<Histogram> {
  return query<Histogram[number]>({
    name: "reviews-histogram",
    text: `select stars, count(r.id)::integer as count
           from generate_series(1, 5) stars
           left join review r on r.rating = stars and r.product_id = $1 and r.deleted_at is null and not r.is_hidden
           group by stars order by stars desc`,
    values: [productId],
  });
}
