import type { QueryTerm } from "../query/parse";
import { allOfForNow, type Bits, countBits, positionsIn, takeFrom, takeFromEnd } from "./bits";
import { FacetCounter } from "./facets";
import { compile, type Filters, passing } from "./filters";
import { type IndexView, living } from "./index-view";
import { type Numbers, ProductNumbers } from "./product-numbers";
import type { SortKey } from "./sort-orders";
import { finish, type Steps } from "./under-way";

/** Which products a list shows, in order, and its counted facets as JSON text. */
export type SearchResult = {
  nos: Numbers;
  facetsJson: string;
  correctedTo: string | null;
  /** For a search: the terms in its words, as far as they apply. */
  terms?: readonly QueryTerm[];
  /** For a search with few results: near matches. */
  near?: readonly number[];
};

/** A result that is kept: what its numbers take is known. */
export type HeldResult = SearchResult & { nos: ProductNumbers };

/** What a search found: a set of living documents, and how to put them or some of them in order, best first. */
export type Matches = {
  hits: Bits;
  /** Of `among`, which are some of the hits, those from one place to another. */
  part: (among: Bits, from: number, to: number) => Steps<Int32Array>;
};

const orderOf = {
  "price-lowtohigh": "priceUp",
  "price-hightolow": "priceDown",
  "title-atoz": "titleUp",
  "title-ztoa": "titleDown",
  rating: "rated",
} as const;

/** Up to this many, sorting them is faster than looking for them in the order of all. */
const few = 1_000;

/** Of a set of documents in an order those from one place to another, found from the nearer end of the order. */
export function partInOrder(
  index: IndexView,
  key: SortKey,
  among: Bits,
  from: number,
  to: number,
): Int32Array {
  const order = index.order(key);
  const count = countBits(among);
  if (count <= few) return positionsIn(among).slice().sort(order.compare).subarray(from, to);
  const end = Math.min(to, count);
  const part = new Int32Array(Math.max(0, end - from));
  const parts = order.parts();
  if (from <= count - end) {
    let found = -from;
    for (let at = 0; at < parts.length && found < part.length; at += 1)
      found = takeFrom(parts[at] as Int32Array, among, found, part);
  } else {
    let left = part.length + count - end;
    for (let at = parts.length - 1; at >= 0 && left > 0; at -= 1)
      left = takeFromEnd(parts[at] as Int32Array, among, left, part);
  }
  return part;
}

/** The first `limit` of a set of documents in an order. */
export const firstInOrder = (index: IndexView, key: SortKey, among: Bits, limit: number): Int32Array =>
  partInOrder(index, key, among, 0, limit);

/** A part of `among` in the requested order; for a search without an order, the best matches first. */
function* part(
  index: IndexView,
  { sortBy }: Filters,
  matches: Matches | undefined,
  among: Bits,
  from: number,
  to: number,
): Steps<Int32Array> {
  if (!sortBy && matches) return yield* matches.part(among, from, to);
  return partInOrder(index, sortBy ? orderOf[sortBy] : "popular", among, from, to);
}

/** Counts the facets of the catalogue or of what a search found, as JSON text: the same in every order. */
export function* countFacets(index: IndexView, filters: Filters, matches?: Matches): Steps<string> {
  const compiled = compile(index, filters);
  for (const set of [...compiled.ofDocuments.map(({ set }) => set), ...compiled.ofProfiles]) {
    set();
    yield;
  }
  const among = matches?.hits ?? living(index);
  const isWhole = !matches || countBits(among) === countBits(living(index));
  const counter = new FacetCounter(index, filters);
  yield* counter.count(compiled, among, isWhole);
  yield;
  return JSON.stringify(counter.facets(index, filters, matches !== undefined));
}

/**
 * Filters, counts and orders the catalogue or the matches of a search. `again` finds the same matches once more, for pages
 * far behind: neither they nor the set of what is shown are kept with a result.
 */
export function* selectInSteps(index: IndexView, filters: Filters, known: Known = {}): Steps<HeldResult> {
  const { documents } = index;
  const { matches, again, turnTo = atOnceTo } = known;
  const facetsJson = known.facetsJson ?? (yield* countFacets(index, filters, matches));
  const shownOf = (found: Matches | undefined) =>
    found
      ? passing(index, compile(index, filters), found.hits)
      : passing(index, compile(index, filters), living(index), allOfForNow);
  const numbersOf = (positions: Int32Array) => Int32Array.from(positions, (at) => documents.no[at] as number);
  function* pages(from: number, to: number): Steps<Int32Array> {
    const found = again && (yield* again());
    return numbersOf(yield* part(index, filters, found, shownOf(found), from, to));
  }
  const shown = shownOf(matches);
  const length = countBits(shown);
  // What is shown without a search is valid for this step.
  if (matches) yield;
  const firstPages = yield* part(index, filters, matches, shown, 0, ProductNumbers.kept);
  const nos = new ProductNumbers(length, numbersOf(firstPages), (from, to) =>
    turnTo(`${from}-${to}`, () => pages(from, to)),
  );
  return { nos, facetsJson, correctedTo: null };
}

/** The same at once. */
export const selectProducts = (...asked: Parameters<typeof selectInSteps>): HeldResult =>
  finish(selectInSteps(...asked));

const atOnceTo: TurnTo = (_, pages) => finish(pages());

/** Finds pages far behind, which are named by their places. */
export type TurnTo = (name: string, pages: () => Steps<Int32Array>) => Int32Array;

type Known = {
  /** Of a search what it found. */
  matches?: Matches;
  again?: () => Steps<Matches>;
  /** The facets if they were counted before. */
  facetsJson?: string;
  turnTo?: TurnTo;
};
