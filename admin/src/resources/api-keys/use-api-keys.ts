import type { ApiKey } from "@contract/api-keys";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../providers/call";

const queryKey = ["api-keys"];

export const useApiKeys = () =>
  useQuery<ApiKey[]>({
    queryKey,
    queryFn: async () => (await call("adminGetApiKeys", {})).data,
    retry: 1,
  });

/** Reads the list again, after a key was made or revoked. */
export function useRefreshApiKeys(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey });
}
