import { cacheMs } from "@contract/constants";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "@/lib/api";

/** What the shop claims on its home page: nothing until it has said so. */
export const homeWordsQuery = queryOptions({
  queryKey: ["home-words"],
  queryFn: async ({ signal }) => (await call("getHomeWords", undefined, { signal })).data,
  staleTime: cacheMs.general,
});

export const useHomeWords = () => useQuery(homeWordsQuery).data;
