import { cacheMs } from "@contract/constants";
import { queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/api";

/** The shop's feature images, cached for ten minutes. Spec §9 "Featured image cache". */
export const featuresQuery = queryOptions({
  queryKey: ["features"],
  queryFn: ({ signal }) => call("getFeatures", undefined, { signal }),
  staleTime: cacheMs.featureImages,
});
