import type { ResponseOf } from "@contract";
import type { WebhookLogPart } from "@contract/webhook-events";
import type { Webhook } from "@contract/webhooks";
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../providers/call";

const queryKey = ["webhooks"];

export const useWebhooks = () =>
  useQuery<Webhook[]>({
    queryKey,
    queryFn: async () => (await call("adminGetWebhooks", {})).data,
    retry: 1,
  });

type LogPage = ResponseOf<"adminGetWebhookLog">;

const everyMs = 3_000;

/**
 * The messages to an address, fifty and as many older ones as were asked for; read again every few seconds while some are on their
 * way, the longer the more there are.
 */
export const useWebhookLog = (id: string, part: WebhookLogPart | undefined) =>
  useInfiniteQuery({
    queryKey: [...queryKey, id, part ?? "all"],
    queryFn: ({ pageParam: before }) =>
      call("adminGetWebhookLog", { params: { id }, query: { part, before } }),
    initialPageParam: "",
    getNextPageParam: ({ data, hasMore }: LogPage) => (hasMore ? data.at(-1)?._id : undefined),
    retry: 1,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some((page) => page.data.some(({ state }) => state === "waiting"))
        ? everyMs * data.pages.length
        : false,
  });

/** Reads addresses and logs again, after something was changed or sent. */
export function useRefreshWebhooks(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey });
}
