import type { Language } from "@contract/constants";
import { queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/api";
import { isNothing } from "@/lib/errors";

/** What a preview link shows; null if it shows nothing any more. */
export function previewQuery(token: string, language: Language) {
  return queryOptions({
    queryKey: ["preview", token, language],
    queryFn: async ({ signal }) => {
      try {
        const asked = { params: { token }, query: { lang: language } };
        return (await call("getProductPreview", asked, { signal })).data;
      } catch (error) {
        if (isNothing(error)) return null;
        throw error;
      }
    },
    // Staff come back to it from the panel, where they have saved something.
    refetchOnWindowFocus: "always",
  });
}
