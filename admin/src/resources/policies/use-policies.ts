import type { CallInput } from "@contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { PanelDataProvider } from "../../providers/data-provider";

export type PoliciesBody = CallInput<"adminSavePolicies">["body"];

const queryKey = ["policies"];

/** The policies as saved; a save names the edition it started from. */
export function usePolicies() {
  const { getPolicies, savePolicies } = useDataProvider<PanelDataProvider>();
  const client = useQueryClient();
  const policies = useQuery({
    queryKey,
    queryFn: getPolicies,
    // What somebody is typing must not be overwritten because a window got the focus.
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: 1,
  });
  const save = useMutation({
    mutationFn: (body: PoliciesBody) => savePolicies(body),
    onSuccess: (saved) => client.setQueryData(queryKey, saved),
  });
  return { policies, save };
}
