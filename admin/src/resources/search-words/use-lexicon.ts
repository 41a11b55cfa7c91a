import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import { conflictOf } from "../../edits/conflict";
import type { PanelDataProvider } from "../../providers/data-provider";
import { type Change, changed, type Entry, isUntouched } from "./rules";

const queryKey = ["lexicon"];

/**
 * The lexicon of the search, read and saved as a whole. If somebody else saved first, the change is applied again to
 * what they saved, unless they changed the same entry: then it fails and shows theirs.
 */
export function useLexicon() {
  const { getLexicon, saveLexicon } = useDataProvider<PanelDataProvider>();
  const client = useQueryClient();
  const read = async () => (await getLexicon()).data;
  const lexicon = useQuery({ queryKey, queryFn: read, retry: 1 });

  const send = (entries: readonly Entry[], version: number, change: Change) =>
    saveLexicon({ entries: changed(entries, change), version });
  const save = useMutation({
    mutationFn: async (change: Change) => {
      const { entries = [], version = 0 } = lexicon.data ?? {};
      try {
        return await send(entries, version, change);
      } catch (error) {
        if (!conflictOf(error)) throw error;
        const fresh = await read();
        client.setQueryData(queryKey, fresh);
        if (!change.isKnowing && !isUntouched(entries, fresh.entries, change)) throw error;
        return send(fresh.entries, fresh.version, change);
      }
    },
    onSuccess: ({ data }) => {
      client.setQueryData(queryKey, data);
      return client.invalidateQueries({ queryKey: ["search-trial"] });
    },
  });
  return { lexicon, save };
}
