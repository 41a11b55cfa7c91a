import { filtersOf } from "../../../catalog/index/ask";
import { labelOf } from "../../../catalog/query/labels";
import type { Wish } from "../../../catalog/query/parse";
import type { Language } from "../../../contract/constants";
import type { Understood } from "../../../contract/search";

/** The interpretation of the search words, in the contract's form. */
export function understood(keyword: string, wishes: readonly Wish[], language: Language): Understood[] {
  return wishes.map((wish) => {
    const { sortBy, ...filter } = filtersOf(wish);
    return {
      kind: wish.kind === "capacity" ? wish.capacity.kind : wish.kind,
      label: labelOf(wish, language),
      from: keyword.slice(wish.start, wish.end),
      start: wish.start,
      end: wish.end,
      // The list cannot be ordered by rating.
      filter: sortBy === undefined || sortBy === "rating" ? filter : { ...filter, sortBy },
    };
  });
}
