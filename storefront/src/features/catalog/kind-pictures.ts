import { type Category, cacheMs } from "@contract/constants";
import { queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/api";

/** A picture of each kind of a category, by the kind's slug. Its tiles alone read them: other lists have no byte of it. */
export const kindPicturesQuery = (category: Category) =>
  queryOptions({
    queryKey: ["kind-pictures", category],
    queryFn: async ({ signal }) => (await call("getKindPictures", { query: { category } }, { signal })).data,
    staleTime: cacheMs.general,
  });
