import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { HttpError, useDataProvider } from "react-admin";
import type { PanelDataProvider } from "../../providers/data-provider";
import type { Draft } from "./rules";

const queryKey = ["lexicon"];

/** The search's lexicon, read and saved as a whole; a save that somebody else overtook reads it again. */
export function useLexicon() {
  const { getLexicon, saveLexicon } = useDataProvider<PanelDataProvider>();
  const client = useQueryClient();
  const lexicon = useQuery({ queryKey, queryFn: async () => (await getLexicon()).data, retry: 1 });
  const save = useMutation({
    mutationFn: (entries: Draft[]) => saveLexicon({ entries, version: lexicon.data?.version ?? 0 }),
    onSuccess: ({ data }) => {
      client.setQueryData(queryKey, data);
      return client.invalidateQueries({ queryKey: ["search-trial"] });
    },
    onError: (error) => {
      if (error instanceof HttpError && error.status === 409) return client.invalidateQueries({ queryKey });
    },
  });
  return { lexicon, save };
}
