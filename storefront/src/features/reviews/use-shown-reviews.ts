import type { ResponseOf } from "@contract";
import type { ReviewSort } from "@contract/review-sorts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { pagesQuery } from "./pages-query";
import { starsAsked } from "./stars-asked";
import { starsQuery } from "./stars-query";

export type ReviewsPage = ResponseOf<"getReviews">;

/**
 * The reviews with the stars that the address asks for: at once those of `all` that are loaded already, then the
 * server's. Without stars it is `all`, and nothing is fetched. Other orders, and what follows the first page, are
 * fetched when asked for; neither is in the address.
 */
export function useShownReviews(product: string, all: ReviewsPage | undefined) {
  const { search } = useLocation();
  const stars = starsAsked(new URLSearchParams(search));
  const [sort, setSort] = useState<ReviewSort>("newest");
  const isNewest = sort === "newest";
  const starred = useQuery({
    ...starsQuery(product, stars ?? 0),
    enabled: stars !== undefined && isNewest,
    placeholderData: all && {
      ...all,
      data: all.data.filter(({ reviewValue }) => reviewValue === stars),
    },
  });
  const first = stars === undefined ? all : starred.data;
  const asked = `${stars} ${sort}`;
  const [continued, setContinued] = useState<string>();
  // The newest of the first page are there already: what is fetched follows them.
  const pages = useInfiniteQuery({
    ...pagesQuery({ product, stars, sort }, isNewest ? 2 : 1),
    enabled: !isNewest || continued === asked,
  });
  const isProvisional = isNewest && stars !== undefined && starred.isPlaceholderData;
  const begun = isNewest ? first : pages.data?.pages[0];
  const fetched = pages.data?.pages.flatMap(({ data }) => data) ?? [];
  const reviews = isNewest ? [...(first?.data ?? []), ...fetched] : fetched;
  const total = begun?.meta.total ?? 0;
  const hasStarted = !isNewest || pages.data !== undefined;
  const hasMore = !isProvisional && (hasStarted ? pages.hasNextPage : (begun?.meta.pages ?? 1) > 1);
  const error = isNewest
    ? stars !== undefined && starred.error !== null
    : pages.error !== null && !pages.data;
  const more = async () => {
    if (hasStarted) await pages.fetchNextPage();
    else if (continued === asked) await pages.refetch();
    else setContinued(asked);
  };
  return {
    stars,
    sort,
    setSort,
    histogram: begun?.histogram,
    reviews: withoutRepeats(reviews),
    total,
    failed: error,
    waiting: !error && (isNewest ? stars !== undefined && (!first || isProvisional) : !pages.data),
    refetch: () => void (isNewest ? starred.refetch() : pages.refetch()),
    more: hasMore
      ? {
          fetch: () => void more(),
          isFetching: pages.isFetching && !pages.isRefetching,
          failed: pages.isFetchNextPageError || (isNewest && pages.error !== null),
        }
      : undefined,
  };
}

/** A review written meanwhile moves the others down, so that one of them comes again with the next page. */
function withoutRepeats<One extends { _id: string }>(reviews: readonly One[]): One[] {
  return [...new Map(reviews.map((review) => [review._id, review])).values()];
}
