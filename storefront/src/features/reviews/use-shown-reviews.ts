import type { ResponseOf } from "@contract";
import type { ReviewSort } from "@contract/review-sorts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { narrowedQuery } from "./narrowed-query";
import { pagesQuery } from "./pages-query";
import { reviewsAsked } from "./reviews-asked";

export type ReviewsPage = ResponseOf<"getReviews">;

/**
 * The reviews with the stars or photos that the address asks for: at once those of `all` that are loaded already, then
 * the server's. Without either it is `all`, and nothing is fetched. Other orders, and what follows the first page, are
 * fetched when asked for; neither is in the address.
 */
export function useShownReviews(product: string, all: ReviewsPage | undefined) {
  const { search } = useLocation();
  const { stars, withPhotos } = reviewsAsked(new URLSearchParams(search));
  const isNarrowed = stars !== undefined || withPhotos;
  const [sort, setSort] = useState<ReviewSort>("newest");
  const isNewest = sort === "newest";
  const narrowed = useQuery({
    ...narrowedQuery(product, { stars, withPhotos }),
    enabled: isNarrowed && isNewest,
    placeholderData: all && {
      ...all,
      data: all.data.filter(
        ({ reviewValue, photos }) =>
          (stars === undefined || reviewValue === stars) && (!withPhotos || photos.length > 0),
      ),
    },
  });
  const first = isNarrowed ? narrowed.data : all;
  const asked = `${stars} ${withPhotos} ${sort}`;
  const [continued, setContinued] = useState<string>();
  // The newest of the first page are there already: what is fetched follows them.
  const pages = useInfiniteQuery({
    ...pagesQuery({ product, stars, withPhotos, sort }, isNewest ? 2 : 1),
    enabled: !isNewest || continued === asked,
  });
  const isProvisional = isNewest && isNarrowed && narrowed.isPlaceholderData;
  const begun = isNewest ? first : pages.data?.pages[0];
  const fetched = pages.data?.pages.flatMap(({ data }) => data) ?? [];
  const reviews = isNewest ? [...(first?.data ?? []), ...fetched] : fetched;
  const total = begun?.meta.total ?? 0;
  const hasStarted = !isNewest || pages.data !== undefined;
  const hasMore = !isProvisional && (hasStarted ? pages.hasNextPage : (begun?.meta.pages ?? 1) > 1);
  const error = isNewest ? isNarrowed && narrowed.error !== null : pages.error !== null && !pages.data;
  const more = async () => {
    if (hasStarted) await pages.fetchNextPage();
    else if (continued === asked) await pages.refetch();
    else setContinued(asked);
  };
  return {
    stars,
    withPhotos,
    sort,
    setSort,
    histogram: begun?.histogram,
    photos: begun?.photos,
    reviews: withoutRepeats(reviews),
    total,
    failed: error,
    waiting: !error && (isNewest ? isNarrowed && (!first || isProvisional) : !pages.data),
    refetch: () => void (isNewest ? narrowed.refetch() : pages.refetch()),
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
