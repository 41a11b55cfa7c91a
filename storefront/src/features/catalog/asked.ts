import type { ResponseOf } from "@contract";
import type { Filters } from "./filters";

export type Understood = ResponseOf<"searchProducts">["meta"]["understood"][number];
/** The words of a search and what was understood of them. */
export type Asked = { words: string; understood: readonly Understood[] };

/** The words without those of these readings. */
export function withoutWords(words: string, dropped: readonly Understood[]): string {
  let rest = "";
  let last = 0;
  for (const { start, end } of [...dropped].sort((a, b) => a.start - b.start)) {
    rest += `${words.slice(last, start)} `;
    last = end;
  }
  return (rest + words.slice(last)).replace(/\s+/g, " ").trim();
}

/** The filters set by hand together with those that words stand for: what the list is narrowed to. */
export function inForce(filters: Filters, understood: readonly Understood[]): Filters {
  const all = { ...filters };
  for (const { filter } of understood) {
    all.minPrice = filter.minPrice ?? all.minPrice;
    all.maxPrice = filter.maxPrice ?? all.maxPrice;
    all.sortBy = filter.sortBy ?? all.sortBy;
    all.condition = [...all.condition, ...(filter.condition ?? [])];
    all.size = [...all.size, ...(filter.size ?? [])];
  }
  return all;
}

const isPrice = (key: string) => key === "minPrice" || key === "maxPrice";

/** The readings that a manual change replaces: their words have to be removed, or they would come back. */
export function touchedBy(change: Partial<Filters>, understood: readonly Understood[]): Understood[] {
  const changed = Object.keys(change);
  const touches = (key: string) => changed.includes(key) || (isPrice(key) && changed.some(isPrice));
  return understood.filter(({ filter }) => Object.keys(filter).some(touches));
}

/** Those that filters of the list stand for: the panel shows and sends them as its own. */
export const asFilters = (understood: readonly Understood[]): Understood[] =>
  understood.filter(({ filter }) => Object.keys(filter).length > 0);
