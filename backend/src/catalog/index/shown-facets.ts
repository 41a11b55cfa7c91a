import { isHiddenBrand } from "../../contract/brand-list";
import { categoryList, knownSizes } from "../../contract/category-list";
import { conditions } from "../../contract/constants";
import { filterLabel, filterName, filterToken } from "../../contract/kind-filters";
import { kindList } from "../../contract/kind-list";
import type { Facets } from "../../contract/products";
import { countryNames } from "../country-names";
import { type Filters, ownFilters } from "./filters";
import { priceBands } from "./price-bands";
import type { ValueLabel } from "./search-index";

/** 64 GB before 128 GB. */
const naturally = new Intl.Collator("en", { numeric: true });
/** From how many whole stars on a list can be narrowed. */
export const ratingSteps = [4, 3, 2, 1];

type Counts = ReadonlyMap<string, number>;

/** How many products each further value of a filter would leave, whoever counted them. */
export type Counted = {
  category: Counts;
  kind: Counts;
  brand: Counts;
  condition: Counts;
  size: Counts;
  countryOfOrigin: Counts;
  price: Counts;
  rating: Counts;
  inStock: number;
  onSale: number;
  /** By `row:value` of the filters of the kind that the list is of; empty in a list of several. */
  values: Counts;
  /** How products write them. */
  labels: ReadonlyMap<string, ValueLabel>;
};

type Value = { value: string; count: number };

/** In the shop's order. A list of several categories would have them all: no shopper chooses among so many. */
function kinds(counts: Counts, filters: Filters, isSearch: boolean): Value[] {
  const isFew = isSearch || filters.category?.length === 1 || (filters.kind?.length ?? 0) > 0;
  if (!isFew) return [];
  return kindList().flatMap(({ id, isHidden }) => {
    const isChosen = filters.kind?.includes(id) ?? false;
    const count = counts.get(id) ?? 0;
    return isChosen || (count > 0 && !isHidden) ? [{ value: id, count }] : [];
  });
}

/** The kind's own filters that have values: by number where these begin with one, otherwise the commonest first. */
function specs({ values, labels }: Counted, { kind, spec = [] }: Filters): Facets["spec"] {
  return ownFilters(kind).flatMap((filter) => {
    const start = filterToken(filterName(filter.row), "");
    const counted = [...values].flatMap(([value, count]) =>
      value.startsWith(start) && (count > 0 || spec.includes(value))
        ? [{ value, count, ...(labels.get(value) ?? { label: value }) }]
        : [],
    );
    if (counted.length === 0) return [];
    const isNumbered = counted.every(({ label }) => /^\d/.test(label));
    counted.sort((a, b) => (isNumbered ? 0 : b.count - a.count) || naturally.compare(a.value, b.value));
    return { row: filterName(filter.row), label: filterLabel(filter), values: counted };
  });
}

const inOrderOf = (order: readonly string[], list: Value[]) =>
  list.sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value));
const byCount = (list: Value[]) => list.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));

/** The facets in the contract's format, without zero counts unless chosen; `isSearch` if of what a search found. */
export function shownFacets(counted: Counted, filters: Filters, isSearch: boolean): Facets {
  const told = (counts: Counts, chosen: readonly string[] = []) =>
    [...counts]
      .map(([value, count]) => ({ value, count }))
      .filter(({ value, count }) => count > 0 || chosen.includes(value));
  const hidden = categoryList().flatMap(({ id, isHidden }) => (isHidden ? [id] : []));
  return {
    category: inOrderOf(
      categoryList().map(({ id }) => id),
      told(counted.category, filters.category),
    ).filter(({ value }) => !hidden.includes(value) || filters.category?.includes(value)),
    kind: kinds(counted.kind, filters, isSearch),
    spec: specs(counted, filters),
    brand: byCount(told(counted.brand, filters.brand)).filter(
      ({ value }) => !isHiddenBrand(value) || filters.brand?.includes(value),
    ),
    condition: inOrderOf(conditions, told(counted.condition, filters.condition)),
    size: inOrderOf(knownSizes(), told(counted.size, filters.size)),
    countryOfOrigin: byCount(told(counted.countryOfOrigin, filters.countryOfOrigin)).map((country) => {
      const translations = countryNames(country.value);
      return { ...country, ...(translations && { translations }) };
    }),
    price: inOrderOf(priceBands, told(counted.price)),
    rating: inOrderOf(ratingSteps.map(String), told(counted.rating)),
    inStock: counted.inStock,
    onSale: counted.onSale,
  };
}
