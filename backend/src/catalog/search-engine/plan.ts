import { audienceWords, isOverruled, merged, withoutDoubles } from "../index/ask";
import type { Filters } from "../index/filters";
import { interpretQuery } from "../index/interpret-query";
import { parseQuery, type QueryTerm, type QueryTermKind } from "../query/parse";
import type { Audience } from "../query/qualities";
import type { Lexicon } from "../vocabulary/lexicon";
import { pairOf } from "../vocabulary/tokens";
import { type AskEngine, allConditions, type Condition, countEach } from "./engine";
import { everything, findHits, type Hits } from "./hits";
import type { FetchedWords } from "./vocabulary";

/** What a typed line asks for: conditions, and the filters and the order in its words. */
export type Plan = {
  found: Hits;
  /** Further conditions of the words that no filter covers. */
  narrowing: Condition[];
  filters: Filters;
  terms: readonly QueryTerm[];
  correctedTo: string | null;
};

export type Reading = { ask: AskEngine; words: FetchedWords; lexicon: Lexicon };

type Read = { terms: readonly QueryTerm[]; found: Hits; correctedTo: string | null };

/** Reads the line; a size is a word if no match has sizes ("iphone xs"), as in the index in memory. */
async function read(reading: Reading, line: string, refused: readonly QueryTermKind[] = []): Promise<Read> {
  const { ask, words, lexicon } = reading;
  const { terms, rest } = parseQuery(line, lexicon, [...refused]);
  const interpreted = await words.settled(() => interpretQuery(line, words, lexicon, words, rest));
  const isSought = interpreted.terms.length > 0 || rest === line;
  const found = isSought ? await findHits(ask, interpreted) : everything;
  if (terms.some(({ kind }) => kind === "size")) {
    const [sized = 0] = await countEach(ask, [allConditions([found.hits, { sizes: { $exists: true } }])]);
    if (sized === 0) return read(reading, line, [...refused, "size"]);
  }
  return { terms, found, correctedTo: isSought ? interpreted.correctedTo : null };
}

/** "New" does not exclude products of which no condition is said. */
async function withoutIdle(ask: AskEngine, { terms, found }: Read): Promise<readonly QueryTerm[]> {
  const isIdle = (term: QueryTerm) => term.kind === "condition" && term.condition === "new";
  if (found.count === 0 || !terms.some(isIdle)) return terms;
  const [told = 0] = await countEach(ask, [allConditions([found.hits, { condition: { $exists: true } }])]);
  return told > 0 ? terms : terms.filter((term) => !isIdle(term));
}

/** Products whose title names only other groups. */
const notFor = (audience: Audience): Condition => ({
  $and: [
    { head: { $in: audienceWords[audience === "men" ? "women" : "men"] } },
    { $not: { head: { $in: audienceWords[audience] } } },
  ],
});

const narrowingOf = (terms: readonly QueryTerm[]): Condition[] =>
  terms.flatMap((term): Condition[] => {
    if (term.kind === "capacity")
      return [{ words: { $in: [pairOf(String(term.capacity.amount), term.capacity.unit)] } }];
    return term.kind === "audience" ? [{ $not: notFor(term.audience) }] : [];
  });

/** What a typed line asks for; filters that were set by hand go before its words. */
export async function planOf(reading: Reading, line: string, filters: Filters): Promise<Plan> {
  const said = await read(reading, line);
  const terms = withoutDoubles(await withoutIdle(reading.ask, said)).filter(
    (term) => !isOverruled(term, filters),
  );
  return {
    found: said.found,
    narrowing: narrowingOf(terms),
    filters: merged(filters, terms),
    terms,
    correctedTo: said.correctedTo,
  };
}
