import { parseQuery, type QueryTerm, type QueryTermKind } from "../query/parse";
import type { Audience, Capacity } from "../query/qualities";
import type { Lexicon } from "../vocabulary/lexicon";
import { pairOf } from "../vocabulary/tokens";
import { type Bits, hasBit, isEmpty, keepOnly, noBits, positionsIn, setBit, takeOut } from "./bits";
import { compile, type Filters, passing } from "./filters";
import type { IndexView } from "./index-view";
import { interpretQuery } from "./interpret-query";
import { type Found, findAll, search } from "./search";
import { countFacets, type HeldResult, selectInSteps, type TurnTo } from "./select-products";
import type { Spelling } from "./spell";
import { finish, type Steps } from "./under-way";

type Asked = { terms: readonly QueryTerm[]; found: Found };

/** The matches of the rest of the query; all products if the query contains only terms. */
function* findRest(
  index: IndexView,
  line: string,
  rest: string,
  lexicon: Lexicon,
  spelling: Spelling,
): Steps<Found> {
  const interpreted = interpretQuery(line, index.postings, lexicon, spelling, rest);
  yield;
  if (interpreted.terms.length > 0 || rest === line) return yield* search(index, interpreted);
  return findAll(index);
}

/** Attributes a product may lack: "new" and "XL" do not exclude products without a condition or size. */
function isIdle({ documents, profiles }: IndexView, term: QueryTerm, { hits }: Found): boolean {
  if (term.kind !== "condition" || term.condition !== "new") return false;
  const positions = positionsIn(hits);
  return (
    positions.length > 0 &&
    positions.every((at) => (profiles.condition[documents.profile[at] as number] as number) < 0)
  );
}

/** Parses the query; a size is treated as a word if no match has sizes ("iphone xs"). */
function* ask(
  index: IndexView,
  line: string,
  lexicon: Lexicon,
  spelling: Spelling,
  refused: QueryTermKind[] = [],
): Steps<Asked> {
  const { terms, rest } = parseQuery(
    line,
    lexicon,
    index.postings.hasPairs ? refused : [...refused, "capacity"],
  );
  const found = yield* findRest(index, line, rest, lexicon, spelling);
  const hasSize = terms.some(({ kind }) => kind === "size");
  if (hasSize && !positionsIn(found.hits).some((at) => index.documents.sizeClass[at] !== 0))
    return yield* ask(index, line, lexicon, spelling, [...refused, "size"]);
  return { terms: terms.filter((term) => !isIdle(index, term, found)), found };
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
export function isOverruled({ kind }: QueryTerm, filters: Filters): boolean {
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
export function withoutDoubles(terms: readonly QueryTerm[]): QueryTerm[] {
  const order = terms.findLast((term) => term.kind === "order");
  return terms.filter((term) => term.kind !== "order" || term === order);
}

/** Combines the filters set by hand with those of the terms. Several conditions or sizes are alternatives. */
export function merged(filters: Filters, terms: readonly QueryTerm[]): Filters {
  const all = { ...filters };
  for (const term of terms) {
    const { condition = [], size = [], ...single } = filtersOf(term);
    Object.assign(all, single);
    if (condition.length > 0) all.condition = [...(all.condition ?? []), ...condition];
    if (size.length > 0) all.size = [...(all.size ?? []), ...size];
  }
  return all;
}

/** The documents that hold one of these words in their titles, or anywhere. */
function* holders(
  { documents, postings }: IndexView,
  words: readonly string[],
  isAnywhere: boolean,
): Steps<Bits> {
  const hold = noBits(documents.length);
  for (const word of words) {
    yield* postings.addTo(hold, word, "head");
    if (isAnywhere) yield* postings.addTo(hold, word, "body");
  }
  return hold;
}

/** Documents whose title or specifications contain the number with its unit. */
const holdingCapacity = (index: IndexView, { amount, unit }: Capacity): Steps<Bits> =>
  holders(index, [pairOf(String(amount), unit)], true);

/** The words of titles that name a group. */
export const audienceWords: Record<Audience, string[]> = {
  men: ["men", "man", "gent", "boy"],
  women: ["women", "woman", "lady", "girl"],
};

/** Documents whose title names only other groups; products that name no group are for everybody. */
function* notFor(index: IndexView, audience: Audience): Steps<Bits> {
  const others = yield* holders(index, audienceWords[audience === "men" ? "women" : "men"], false);
  takeOut(others, yield* holders(index, audienceWords[audience], false));
  return others;
}

/** Narrows the matches by the terms that no filter covers. */
function* narrowed(index: IndexView, found: Found, terms: readonly QueryTerm[]): Steps<Found> {
  const hits = found.hits.slice();
  let near = found.near;
  for (const term of terms) {
    if (term.kind === "capacity") {
      const holding = yield* holdingCapacity(index, term.capacity);
      keepOnly(hits, holding);
      near = near.filter((position) => hasBit(holding, position));
    } else if (term.kind === "audience") {
      const others = yield* notFor(index, term.audience);
      takeOut(hits, others);
      near = near.filter((position) => !hasBit(others, position));
    }
  }
  return { ...found, hits, near };
}

/** So many are offered where only the price excludes everything. */
export const nearestAtMost = 8;

/** So many numbers of a set are gone through in one step. */
const stepOf = 4_096;

/** Takes each of these positions, a part of them in each step. */
function* eachOf(among: Bits, take: (position: number) => void): Steps<void> {
  for (let from = 0; from < among.length; from += stepOf) {
    for (const at of positionsIn(among.subarray(from, from + stepOf))) take(at + from * 32);
    yield;
  }
}

/** The nth lowest of these figures, or the highest of fewer; 0 of none. To sort a million for it would hold everybody up. */
function* nthLowest(among: Bits, figure: (position: number) => number, nth: number): Steps<number> {
  const lowest: number[] = [];
  let highest = Number.POSITIVE_INFINITY;
  yield* eachOf(among, (position) => {
    const own = figure(position);
    if (own >= highest) return;
    lowest.push(own);
    lowest.sort((a, b) => a - b);
    if (lowest.length > nth) lowest.pop();
    if (lowest.length === nth) highest = lowest[nth - 1] as number;
  });
  return lowest.at(-1) ?? 0;
}

/** If only the price excludes everything: the nearest available products, cheaper or dearer; of equals the best match first. */
function* nearestInPrice(index: IndexView, found: Found, filters: Filters): Steps<number[]> {
  const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY, ...others } = filters;
  const { documents } = index;
  const away = (position: number) => {
    const price = documents.paidPrice[position] as number;
    return Math.max(minPrice - price, price - maxPrice);
  };
  const all = passing(index, compile(index, others), found.hits);
  yield;
  const buyable = passing(index, compile(index, { inStock: true }), all);
  const among = isEmpty(buyable) ? all : buyable;
  yield;
  const farthest = yield* nthLowest(among, away, nearestAtMost);
  const [nearer, farthestOnes] = [noBits(documents.length), noBits(documents.length)];
  yield* eachOf(among, (position) => {
    const own = away(position);
    if (own <= farthest) setBit(own < farthest ? nearer : farthestOnes, position);
  });
  const first = Array.from(yield* found.part(nearer, 0, nearestAtMost)).sort((a, b) => away(a) - away(b));
  return [...first, ...(yield* found.part(farthestOnes, 0, nearestAtMost - first.length))];
}

/** Runs a typed query, in steps: prices, conditions, sizes and the like become filters and order, unless set by hand. */
export function* answerInSteps(
  index: IndexView,
  lexicon: Lexicon,
  spelling: Spelling,
  line: string,
  filters: Filters,
  turnTo?: TurnTo,
): Steps<HeldResult> {
  const asked = yield* ask(index, line, lexicon, spelling);
  const terms = withoutDoubles(asked.terms).filter((term) => !isOverruled(term, filters));
  const found = yield* narrowed(index, asked.found, terms);
  const all = merged(filters, terms);
  function* again(): Steps<Found> {
    return yield* narrowed(index, (yield* ask(index, line, lexicon, spelling)).found, terms);
  }
  yield;
  const facetsJson = yield* countFacets(index, all, found);
  yield;
  const result = yield* selectInSteps(index, all, { matches: found, again, facetsJson, turnTo });
  yield;
  const isPriced = all.minPrice !== undefined || all.maxPrice !== undefined;
  const { fails } = compile(index, all);
  const near =
    result.nos.length === 0 && isPriced
      ? yield* nearestInPrice(index, found, all)
      : found.near.filter((position) => fails(position) === 0);
  return {
    ...result,
    correctedTo: found.correctedTo,
    terms,
    near: near.map((position) => index.documents.no[position] as number),
  };
}

/** The same at once. */
export const answer = (...asked: Parameters<typeof answerInSteps>): HeldResult =>
  finish(answerInSteps(...asked));
