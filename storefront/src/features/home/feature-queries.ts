import { cacheMs, type Language } from "@contract/constants";
import { queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/api";

/** The shop's feature images, cached for ten minutes. Spec §9 "Featured image cache". */
export const featuresQuery = (language: Language) =>
  queryOptions({
    queryKey: ["features", language],
    queryFn: ({ signal }) => call("getFeatures", { query: { lang: language } }, { signal }),
    staleTime: cacheMs.featureImages,
  });
