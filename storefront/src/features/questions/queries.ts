import { cacheMs } from "@contract/constants";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { callOwn } from "@/lib/call-own";

/** So many are in the page's first HTML. */
export const firstQuestions = 3;
/** So many are fetched at once by whoever wants more. */
export const questionsAtOnce = 10;

/** The newest answered questions about a product. Takes its slug or id. */
export function questionsQuery(product: string) {
  return queryOptions({
    queryKey: ["questions", product],
    queryFn: ({ signal }) => {
      const query = { limit: String(firstQuestions) };
      return callOwn("getQuestions", { params: { productId: product }, query }, { signal });
    },
    staleTime: cacheMs.general,
  });
}

/** All of them, or those with some words, as many pages as were asked for. */
export function questionPagesQuery(product: string, words: string) {
  return infiniteQueryOptions({
    queryKey: ["questions", product, "pages", words],
    queryFn: ({ pageParam, signal }) => {
      const query = {
        page: String(pageParam),
        limit: String(questionsAtOnce),
        ...(words && { q: words }),
      };
      return callOwn("getQuestions", { params: { productId: product }, query }, { signal });
    },
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.pages ? meta.page + 1 : undefined),
    staleTime: cacheMs.general,
  });
}

/** What this shopper asked about it and the shop has not answered. */
export function ownQuestionsQuery(product: string, userId: string) {
  return queryOptions({
    queryKey: ["own-questions", product, userId],
    queryFn: async ({ signal }) =>
      (await callOwn("getMyQuestions", { params: { productId: product } }, { signal })).data,
  });
}
