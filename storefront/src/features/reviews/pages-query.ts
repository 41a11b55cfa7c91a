import { cacheMs } from "@contract/constants";
import type { ReviewSort } from "@contract/review-sorts";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "@/lib/api";

export type Asked = { product: string; stars: number | undefined; sort: ReviewSort };

/** The reviews of a product in the order asked for, from page `first` on, as many pages as were asked for. */
export function pagesQuery({ product, stars, sort }: Asked, first: 1 | 2) {
  return infiniteQueryOptions({
    queryKey: ["reviews", product, "pages", first, stars, sort],
    queryFn: ({ pageParam, signal }) => {
      const query = { sort, page: String(pageParam), ...(stars && { stars: String(stars) }) };
      return call("getReviews", { params: { productId: product }, query }, { signal });
    },
    initialPageParam: first as number,
    getNextPageParam: ({ meta }) => (meta.page < meta.pages ? meta.page + 1 : undefined),
    staleTime: cacheMs.general,
  });
}
