import { cacheMs } from "@contract/constants";
import { queryOptions } from "@tanstack/react-query";
import { callOwn } from "@/lib/call-own";

/** What the sizes of a product measure; the same in every language. */
export const sizeGuideQuery = (product: string) =>
  queryOptions({
    queryKey: ["size-guide", product],
    queryFn: async ({ signal }) => (await callOwn("getSizeGuide", { query: { product } }, { signal })).data,
    staleTime: cacheMs.products,
  });
