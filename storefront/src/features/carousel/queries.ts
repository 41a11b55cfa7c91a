import { cacheMs, type Language, refreshOffersDelayMs } from "@contract/constants";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/api";
import { clearSlidesCache, readSlidesCache, writeSlidesCache } from "./slides-cache";

/** The slides to show now: from local storage while fresh, from the shop otherwise. */
export const slidesQuery = (language: Language) =>
  queryOptions({
    queryKey: ["slides", language],
    queryFn: async ({ signal }) => {
      const kept = readSlidesCache(language);
      if (kept) return kept.slides;
      const { data } = await call("getActiveSlides", { query: { lang: language } }, { signal });
      writeSlidesCache(language, data);
      return data;
    },
    staleTime: cacheMs.carousel,
  });

/** "Refresh Offers": deletes the stored slides and asks the shop again after 100 ms. Spec §2 "Carousel". */
export async function refreshSlides(client: QueryClient) {
  clearSlidesCache();
  await new Promise((resolve) => setTimeout(resolve, refreshOffersDelayMs));
  await client.refetchQueries({ queryKey: ["slides"] });
}
