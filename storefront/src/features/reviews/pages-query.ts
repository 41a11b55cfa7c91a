import { cacheMs } from "@contract/constants";
import type { ReviewSort } from "@contract/review-sorts";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "@/lib/api";
import { narrowing } from "./narrowed-query";
import type { ReviewsAsked } from "./reviews-asked";

export type Asked = ReviewsAsked & { product: string; sort: ReviewSort };

/** The reviews of a product in the order asked for, from page `first` on, as many pages as were asked for. */
export function pagesQuery({ product, sort, ...asked }: Asked, first: 1 | 2) {
  return infiniteQueryOptions({
    queryKey: ["reviews", product, "pages", first, asked.stars, asked.withPhotos, sort],
    queryFn: ({ pageParam, signal }) => {
      const query = { sort, page: String(pageParam), ...narrowing(asked) };
      return call("getReviews", { params: { productId: product }, query }, { signal });
    },
    initialPageParam: first as number,
    getNextPageParam: ({ meta }) => (meta.page < meta.pages ? meta.page + 1 : undefined),
    staleTime: cacheMs.general,
  });
}
