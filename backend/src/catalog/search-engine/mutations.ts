import type { SearchTypes } from "@medusajs/framework/types";
import { readRowsOf } from "../index/load";
import { documentOf } from "./document";
import { noteWords } from "./word-table";

/** What makes the index know these products as they are: the present rows of those that are shown, and the others gone. */
export async function mutationsOf(nos: readonly number[]): Promise<SearchTypes.SearchMutation[]> {
  const shown = (await readRowsOf(nos)).filter(({ published }) => published);
  const isShown = new Set(shown.map(({ no }) => no));
  const gone = nos.filter((no) => !isShown.has(no)).map(String);
  await noteWords(shown);
  return [
    ...(shown.length > 0 ? [{ action: "upsert" as const, documents: shown.map(documentOf) }] : []),
    ...(gone.length > 0 ? [{ action: "delete" as const, filters: { id: gone } }] : []),
  ];
}
