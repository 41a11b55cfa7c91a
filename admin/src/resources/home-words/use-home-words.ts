import type { CallInput } from "@contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { PanelDataProvider } from "../../providers/data-provider";

export type HomeWordsBody = CallInput<"adminSaveHomeWords">["body"];

const queryKey = ["home-words"];

/** The words of the home page as saved; a save names the edition it started from. */
export function useHomeWords() {
  const { getHomeWords, saveHomeWords } = useDataProvider<PanelDataProvider>();
  const client = useQueryClient();
  const words = useQuery({
    queryKey,
    queryFn: getHomeWords,
    // What somebody is typing must not be overwritten because a window got the focus.
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: 1,
  });
  const save = useMutation({
    mutationFn: (body: HomeWordsBody) => saveHomeWords(body),
    onSuccess: (saved) => client.setQueryData(queryKey, saved),
  });
  return { words, save };
}
