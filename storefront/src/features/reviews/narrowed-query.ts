import { cacheMs } from "@contract/constants";
import { queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/api";
import type { ReviewsAsked } from "./reviews-asked";

/** The parts of a call's query that narrow the reviews. */
export const narrowing = ({ stars, withPhotos }: ReviewsAsked) => ({
  ...(stars && { stars: String(stars) }),
  ...(withPhotos && { withPhotos: "true" as const }),
});

/** The reviews of a product with so many stars or with photos, newest first. Takes its slug or id. */
export function narrowedQuery(product: string, asked: ReviewsAsked) {
  return queryOptions({
    queryKey: ["reviews", product, asked.stars, asked.withPhotos],
    queryFn: ({ signal }) =>
      call("getReviews", { params: { productId: product }, query: narrowing(asked) }, { signal }),
    staleTime: cacheMs.general,
  });
}
