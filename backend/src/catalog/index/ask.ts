import { parseQuery, type QueryTerm, type QueryTermKind } from "../query/parse";
import type { Audience, Capacity } from "../query/qualities";
import type { Lexicon } from "../vocabulary/lexicon";
import { pairOf } from "../vocabulary/tokens";
import { type Filters, failsOf } from "./filters";
import type { IndexView } from "./index-view";
import { interpretQuery } from "./interpret-query";
import { type Found, search } from "./search";
import type { ProductDocument } from "./search-index";
import { type SearchResult, selectProducts } from "./select-products";
import type { Spelling } from "./spell";

type Asked = { terms: readonly QueryTerm[]; found: Found };

/** The matches of the rest of the query; all products if the query contains only terms. */
function findRest(index: IndexView, line: string, rest: string, lexicon: Lexicon, spelling: Spelling): Found {
  const interpreted = interpretQuery(line, index.postings, lexicon, spelling, rest);
  if (interpreted.terms.length > 0 || rest === line) return search(index, interpreted);
  return { documents: index.sorted("popular").filter(({ alive }) => alive), near: [], correctedTo: null };
}

/** Attributes a product may lack: "new" and "XL" do not exclude products without a condition or size. */
function isIdle(term: QueryTerm, { documents }: Found): boolean {
  if (term.kind === "condition" && term.condition === "new")
    return documents.length > 0 && documents.every(({ conditionId }) => conditionId < 0);
  return false;
}

/** Parses the query; a size is treated as a word if no match has sizes ("iphone xs"). */
function ask(
  index: IndexView,
  line: string,
  lexicon: Lexicon,
  spelling: Spelling,
  refused: QueryTermKind[] = [],
): Asked {
  const { terms, rest } = parseQuery(
    line,
    lexicon,
    index.postings.hasPairs ? refused : [...refused, "capacity"],
  );
  const found = findRest(index, line, rest, lexicon, spelling);
  const hasSize = terms.some(({ kind }) => kind === "size");
  if (hasSize && !found.documents.some(({ sizeMask }) => sizeMask !== 0))
    return ask(index, line, lexicon, spelling, [...refused, "size"]);
  return { terms: terms.filter((term) => !isIdle(term, found)), found };
}

/** The filters of a term; none if it only selects documents. */
export function filtersOf(term: QueryTerm): Filters {
  switch (term.kind) {
    case "price":
      return term.range;
    case "condition":
      return { condition: [term.condition] };
    case "size":
      return { size: [term.size] };
    case "order":
      return { sortBy: term.order };
    default:
      return {};
  }
}

/** True if a filter of the same kind was set by hand: it takes precedence over the words. */
function isOverruled({ kind }: QueryTerm, filters: Filters): boolean {
  switch (kind) {
    case "price":
      return filters.minPrice !== undefined || filters.maxPrice !== undefined;
    case "condition":
      return filters.condition !== undefined;
    case "size":
      return filters.size !== undefined;
    case "order":
      return filters.sortBy !== undefined;
    default:
      return false;
  }
}

/** Of several orders the last one applies: "best budget phone" is ordered by price. */
function withoutDoubles(terms: readonly QueryTerm[]): QueryTerm[] {
  const order = terms.findLast((term) => term.kind === "order");
  return terms.filter((term) => term.kind !== "order" || term === order);
}

/** Combines the filters set by hand with those of the terms. Several conditions or sizes are alternatives. */
function merged(filters: Filters, terms: readonly QueryTerm[]): Filters {
  const all = { ...filters };
  for (const term of terms) {
    const { condition = [], size = [], ...single } = filtersOf(term);
    Object.assign(all, single);
    if (condition.length > 0) all.condition = [...(all.condition ?? []), ...condition];
    if (size.length > 0) all.size = [...(all.size ?? []), ...size];
  }
  return all;
}

type Test = (document: ProductDocument) => boolean;

/** A 1 at the position of each document that holds one of these words in its title, or anywhere. */
function holders(index: IndexView, words: readonly string[], isAnywhere: boolean): Uint8Array {
  const hold = new Uint8Array(index.documents.length);
  for (const word of words) {
    const posting = index.postings.get(word);
    for (const position of posting?.head ?? []) hold[position] = 1;
    if (isAnywhere) for (const position of posting?.body ?? []) hold[position] = 1;
  }
  return hold;
}

/** Documents whose title or specifications contain the number with its unit. */
function holdsCapacity(index: IndexView, { amount, unit }: Capacity): Test {
  const hold = holders(index, [pairOf(String(amount), unit)], true);
  return ({ position }) => hold[position] === 1;
}

const audienceWords: Record<Audience, string[]> = {
  men: ["men", "man", "gent", "boy"],
  women: ["women", "woman", "lady", "girl"],
};

/** Excludes products whose title names only other groups; products that name no group are for everybody. */
function suits(index: IndexView, audience: Audience): Test {
  const own = holders(index, audienceWords[audience], false);
  const others = holders(index, audienceWords[audience === "men" ? "women" : "men"], false);
  return ({ position }) => own[position] === 1 || others[position] !== 1;
}

/** Narrows the matches by the terms that no filter covers. */
function narrowed(index: IndexView, found: Found, terms: readonly QueryTerm[]): Found {
  const tests = terms.flatMap((term): Test[] => {
    if (term.kind === "capacity") return [holdsCapacity(index, term.capacity)];
    return term.kind === "audience" ? [suits(index, term.audience)] : [];
  });
  if (tests.length === 0) return found;
  const passes = (document: ProductDocument) => tests.every((test) => test(document));
  return { ...found, documents: found.documents.filter(passes), near: found.near.filter(passes) };
}

const nearestAtMost = 8;

/** If only the price excludes everything: the nearest available products, cheaper or dearer. */
function nearestInPrice(index: IndexView, found: Found, filters: Filters): ProductDocument[] {
  const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY, ...others } = filters;
  const fails = failsOf(index, others);
  const away = ({ paidPrice }: ProductDocument) => Math.max(minPrice - paidPrice, paidPrice - maxPrice);
  const near = found.documents.filter((document) => document.alive && fails(document) === 0);
  const buyable = near.filter(({ inStock }) => inStock);
  return (buyable.length > 0 ? buyable : near).sort((a, b) => away(a) - away(b)).slice(0, nearestAtMost);
}

/** Runs a typed query: prices, conditions, sizes and the like become filters and order, unless set by hand. */
export function answer(
  index: IndexView,
  lexicon: Lexicon,
  spelling: Spelling,
  line: string,
  filters: Filters,
): SearchResult {
  const asked = ask(index, line, lexicon, spelling);
  const terms = withoutDoubles(asked.terms).filter((term) => !isOverruled(term, filters));
  const found = narrowed(index, asked.found, terms);
  const all = merged(filters, terms);
  const result = selectProducts(index, all, found);
  const isPriced = all.minPrice !== undefined || all.maxPrice !== undefined;
  const fails = failsOf(index, all);
  const near =
    result.nos.length === 0 && isPriced
      ? nearestInPrice(index, found, all)
      : found.near.filter((document) => fails(document) === 0);
  return { ...result, terms, near: near.map(({ no }) => no) };
}
