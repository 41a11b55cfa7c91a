import type { StaffMember } from "@contract/staff";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../providers/call";

const queryKey = ["staff"];

export const useStaff = () =>
  useQuery<StaffMember[]>({
    queryKey,
    queryFn: async () => (await call("adminGetStaff", {})).data,
    retry: 1,
  });

/** Reads the list again, after somebody changed it. */
export function useRefreshStaff(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey });
}
