import { cacheMs, refreshOffersDelayMs } from "@contract/constants";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/api";
import { clearSlidesCache, readSlidesCache, writeSlidesCache } from "./slides-cache";

/** The slides to show now: from local storage while fresh, from the shop otherwise. */
export const slidesQuery = queryOptions({
  queryKey: ["slides"],
  queryFn: async ({ signal }) => {
    const kept = readSlidesCache();
    if (kept) return kept.slides;
    const { data } = await call("getActiveSlides", undefined, { signal });
    writeSlidesCache(data);
    return data;
  },
  staleTime: cacheMs.carousel,
});

/** "Refresh Offers": deletes the stored slides and asks the shop again after 100 ms. Spec §2 "Carousel". */
export async function refreshSlides(client: QueryClient) {
  clearSlidesCache();
  await new Promise((resolve) => setTimeout(resolve, refreshOffersDelayMs));
  await client.refetchQueries({ queryKey: slidesQuery.queryKey });
}
