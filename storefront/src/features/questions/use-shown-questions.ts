import type { ResponseOf } from "@contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { questionPagesQuery } from "./queries";

/**
 * The questions to show: the first of the page's HTML until more are asked for, or those with the words looked for.
 * Neither the words nor how many are shown is in the address.
 */
export function useShownQuestions(product: string, first: ResponseOf<"getQuestions">) {
  const [words, setWords] = useState("");
  const [isMore, setMore] = useState(false);
  const pages = useInfiniteQuery({
    ...questionPagesQuery(product, words),
    enabled: isMore || words !== "",
  });
  const begun = pages.data?.pages[0] ?? (words === "" ? first : undefined);
  const rows = pages.data?.pages.flatMap(({ data }) => data) ?? begun?.data ?? [];
  // One that was answered meanwhile moves the others down, so that one of them comes again with the next page.
  const questions = [...new Map(rows.map((question) => [question._id, question])).values()];
  const total = Math.max(begun?.meta.total ?? 0, questions.length);
  const hasMore = pages.data ? pages.hasNextPage : questions.length < total;
  const fetch = () => {
    if (pages.data) void pages.fetchNextPage();
    else if (isMore) void pages.refetch();
    else setMore(true);
  };
  return {
    words,
    setWords,
    questions,
    total,
    failed: words !== "" && pages.error !== null && !pages.data,
    waiting: words !== "" && !pages.data && pages.error === null,
    refetch: () => void pages.refetch(),
    more: hasMore
      ? {
          fetch,
          isFetching: pages.isFetching && !pages.isRefetching,
          failed: pages.error !== null,
        }
      : undefined,
  };
}
