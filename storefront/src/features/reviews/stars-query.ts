import { cacheMs } from "@contract/constants";
import { queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/api";

/** The reviews of a product that give as many stars, newest first. Takes its slug or id. */
export function starsQuery(product: string, stars: number) {
  return queryOptions({
    queryKey: ["reviews", product, stars],
    queryFn: ({ signal }) =>
      call("getReviews", { params: { productId: product }, query: { stars: String(stars) } }, { signal }),
    staleTime: cacheMs.general,
  });
}
