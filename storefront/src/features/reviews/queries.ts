import { cacheMs } from "@contract/constants";
import { queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/api";

/** The reviews of a product, newest first. Takes its slug or id. */
export function reviewsQuery(product: string) {
  return queryOptions({
    queryKey: ["reviews", product],
    queryFn: ({ signal }) => call("getReviews", { params: { productId: product } }, { signal }),
    staleTime: cacheMs.general,
  });
}
