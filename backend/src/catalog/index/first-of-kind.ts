import { hasBit } from "./bits";
import type { IndexView } from "./index-view";

/** The number of the most popular product of a kind, or none: a list of it would count all its facets. */
export function firstOfKind(index: IndexView, kind: string): number[] {
  const id = index.kinds.find(kind);
  if (id === undefined) return [];
  const { documents, profiles } = index;
  for (const position of index.order("popular").all())
    if (profiles.kind[documents.profile[position] as number] === id && hasBit(documents.alive, position))
      return [documents.no[position] as number];
  return [];
}
