import type { ResponseOf } from "@contract";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router-dom";
import { starsAsked } from "./stars-asked";
import { starsQuery } from "./stars-query";

export type ReviewsPage = ResponseOf<"getReviews">;

/**
 * The reviews with the stars that the address asks for: at once those of `all` that are loaded already, then the
 * server's. Without stars it is `all`, and nothing is fetched.
 */
export function useShownReviews(product: string, all: ReviewsPage | undefined) {
  const { search } = useLocation();
  const stars = starsAsked(new URLSearchParams(search));
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...starsQuery(product, stars ?? 0),
    enabled: stars !== undefined,
    placeholderData: all && {
      ...all,
      data: all.data.filter(({ reviewValue }) => reviewValue === stars),
    },
  });
  if (stars === undefined) return { stars, page: all, failed: false, waiting: false, refetch };
  return {
    stars,
    page: data,
    failed: error !== null,
    waiting: !error && (!data || isPlaceholderData),
    refetch,
  };
}
