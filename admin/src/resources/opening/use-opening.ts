import type { CallInput } from "@contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { PanelDataProvider } from "../../providers/data-provider";

export type OpeningBody = CallInput<"adminSaveOpening">["body"];

const queryKey = ["opening"];
const stepsKey = ["first-steps"];

/** Whether the shop takes orders, as saved; a save names the edition it started from. */
export function useOpening() {
  const { getOpening, saveOpening } = useDataProvider<PanelDataProvider>();
  const client = useQueryClient();
  const opening = useQuery({
    queryKey,
    queryFn: getOpening,
    // What somebody is typing must not be overwritten because a window got the focus.
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: 1,
  });
  const save = useMutation({
    mutationFn: (body: OpeningBody) => saveOpening(body),
    onSuccess: (saved) => {
      client.setQueryData(queryKey, saved);
      return client.invalidateQueries({ queryKey: stepsKey });
    },
  });
  return { opening, save };
}

/** What is done before the first sale; read again on every visit, since other pages change it. */
export function useFirstSteps() {
  const { getFirstSteps } = useDataProvider<PanelDataProvider>();
  return useQuery({
    queryKey: stepsKey,
    queryFn: async () => (await getFirstSteps()).data.steps,
    staleTime: 0,
    retry: 1,
  });
}
