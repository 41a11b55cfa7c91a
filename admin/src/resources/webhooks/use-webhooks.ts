import type { Webhook, WebhookDelivery } from "@contract/webhooks";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../providers/call";

const queryKey = ["webhooks"];

export const useWebhooks = () =>
  useQuery<Webhook[]>({
    queryKey,
    queryFn: async () => (await call("adminGetWebhooks", {})).data,
    retry: 1,
  });

/** The latest messages to an address; read again every few seconds while some are on their way. */
export const useWebhookLog = (id: string) =>
  useQuery<WebhookDelivery[]>({
    queryKey: [...queryKey, id],
    queryFn: async () => (await call("adminGetWebhookLog", { params: { id } })).data,
    retry: 1,
    refetchInterval: ({ state }) => (state.data?.some((one) => one.state === "waiting") ? 3_000 : false),
  });

/** Reads addresses and logs again, after something was changed or sent. */
export function useRefreshWebhooks(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey });
}
