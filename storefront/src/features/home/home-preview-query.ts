import type { Language } from "@contract/constants";
import { queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/api";
import { isNothing } from "@/lib/errors";
import { rowsOf } from "./home-rows";

/** The home page that a preview link shows; null if it shows nothing any more. */
export function homePreviewQuery(token: string, language: Language) {
  return queryOptions({
    queryKey: ["home-preview", token, language],
    queryFn: async ({ signal }) => {
      try {
        const asked = { params: { token }, query: { lang: language } };
        const { data } = await call("getHomePreview", asked, { signal });
        return { ...data, rows: rowsOf(data.rows) };
      } catch (error) {
        if (isNothing(error)) return null;
        throw error;
      }
    },
    // Without the page there is nothing to stand beside the failure.
    throwOnError: (_, { state }) => state.data === undefined,
    // Staff come back to it from the panel, where they have saved something.
    refetchOnWindowFocus: "always",
  });
}
