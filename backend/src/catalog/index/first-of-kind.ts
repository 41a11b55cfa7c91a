import { hasBit } from "./bits";
import type { IndexView } from "./index-view";

/** The number of the most popular product of a kind, or none: a list of it would count all its facets. */
export function firstOfKind(index: IndexView, kind: string): number[] {
  const id = index.kinds.find(kind);
  if (id === undefined) return [];
  const { documents, profiles } = index;
  const isShown = (position: number) =>
    profiles.kind[documents.profile[position] as number] === id && hasBit(documents.alive, position);
  for (const positions of index.order("popular").parts()) {
    const first = positions.find(isShown);
    if (first !== undefined) return [documents.no[first] as number];
  }
  return [];
}
