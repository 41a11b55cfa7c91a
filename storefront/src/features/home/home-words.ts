import { cacheMs, type Language } from "@contract/constants";
import type { HomeWords } from "@contract/home-words";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import { call } from "@/lib/api";
import { type HomeRows, homeRowsQuery } from "./home-rows";

/** What the shop claims on its home page: nothing until it has said so. */
export const homeWordsQuery = queryOptions({
  queryKey: ["home-words"],
  queryFn: async ({ signal }) => (await call("getHomeWords", undefined, { signal })).data,
  staleTime: cacheMs.general,
});

/** Set where a draft of the home page is looked at: it stands in the place of what is published. */
export const HomeDraft = createContext<{ words: HomeWords; rows: HomeRows } | undefined>(undefined);

export function useHomeWords(): HomeWords | undefined {
  const draft = useContext(HomeDraft);
  const { data } = useQuery({ ...homeWordsQuery, enabled: !draft });
  return draft?.words ?? data;
}

export function useHomeRows(language: Language): HomeRows | undefined {
  const draft = useContext(HomeDraft);
  const { data } = useQuery({ ...homeRowsQuery(language), enabled: !draft });
  return draft?.rows ?? data;
}
