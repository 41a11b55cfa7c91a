import { cacheMs } from "@contract/constants";
import { QueryClient } from "@tanstack/react-query";
import { isOutage } from "./lib/errors";

/** One in the browser, one a render on the server. A refusal is final; an outage is worth one more try. */
export function createQueryClient(onServer: boolean): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: cacheMs.general,
        gcTime: onServer ? Number.POSITIVE_INFINITY : 30 * 60_000,
        retry: (failures, error) => !onServer && failures < 1 && isOutage(error),
        refetchOnWindowFocus: false,
      },
    },
  });
}
