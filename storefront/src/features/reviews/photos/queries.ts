import { cacheMs } from "@contract/constants";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { callOwn } from "@/lib/call-own";

/** All photos of a product's reviews, the newest first, as many pages as were asked for. Takes its slug or id. */
export function photosQuery(product: string) {
  return infiniteQueryOptions({
    queryKey: ["reviews", product, "photos"],
    queryFn: ({ pageParam, signal }) =>
      callOwn(
        "getReviewPhotos",
        { params: { productId: product }, query: { page: String(pageParam) } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.pages ? meta.page + 1 : undefined),
    staleTime: cacheMs.general,
  });
}

/** The photos that this shopper added to a review of the product, whatever the shop has decided. */
export function ownPhotosQuery(productId: string, userId: string | undefined) {
  return queryOptions({
    queryKey: ["own-photos", productId, userId],
    queryFn: async ({ signal }) =>
      (await callOwn("getMyReviewPhotos", { params: { productId } }, { signal })).data,
    enabled: userId !== undefined,
  });
}
