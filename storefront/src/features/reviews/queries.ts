import { cacheMs } from "@contract/constants";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type Input } from "@/lib/api";

/** The reviews of a product, newest first. Takes its slug or id. */
export function reviewsQuery(product: string) {
  return queryOptions({
    queryKey: ["reviews", product],
    queryFn: ({ signal }) => call("getReviews", { params: { productId: product } }, { signal }),
    staleTime: cacheMs.general,
  });
}

/** Writes a review, then reads reviews and product again, so that list and average are the server's. */
export function useAddReview() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<"addReview">["body"]) => call("addReview", { body }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ["reviews"] }),
        client.invalidateQueries({ queryKey: ["product"] }),
      ]),
  });
}
