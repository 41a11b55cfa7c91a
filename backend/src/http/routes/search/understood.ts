import { filtersOf } from "../../../catalog/index/ask";
import { labelOf } from "../../../catalog/query/labels";
import type { QueryTerm } from "../../../catalog/query/parse";
import type { Language } from "../../../contract/constants";
import type { Understood } from "../../../contract/search";

/** The interpretation of the search words, in the contract's form. */
export function understood(keyword: string, terms: readonly QueryTerm[], language: Language): Understood[] {
  return terms.map((term) => {
    const { sortBy, ...filter } = filtersOf(term);
    return {
      kind: term.kind === "capacity" ? term.capacity.kind : term.kind,
      label: labelOf(term, language),
      from: keyword.slice(term.start, term.end),
      start: term.start,
      end: term.end,
      // The list cannot be ordered by rating.
      filter: sortBy === undefined || sortBy === "rating" ? filter : { ...filter, sortBy },
    };
  });
}
