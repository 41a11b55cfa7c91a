import type { Candidate, InterpretedQuery, Term } from "../index/interpret-query";
import { departments, enough, sureEnough } from "../index/search";
import { allGoodsWords, goodsMark } from "../vocabulary/goods-words";
import { type AskEngine, allConditions, type Condition, countEach } from "./engine";

/** The products that a typed line finds, as conditions. */
export type Hits = {
  /** Undefined: all products. */
  hits: Condition | undefined;
  count: number;
  /** Those that come first, the best first; the others of the hits come after them. */
  best: Condition[];
  /** If the hits are few: products that miss one word. */
  near: Condition | undefined;
};

export const everything: Hits = {
  hits: undefined,
  count: Number.POSITIVE_INFINITY,
  best: [],
  near: undefined,
};
const nothing: Hits = { hits: { no: -1 }, count: 0, best: [], near: undefined };

type Zone = "head" | "words";

const having = (words: readonly string[], zone: Zone): Condition => ({ [zone]: { $in: [...words] } });
const wordsOf = (candidates: readonly Candidate[]) => candidates.map(({ word }) => word);

/** The named product itself: the word is in the title, and the tariff heading, where it says which goods, says no others. */
function thingCondition(candidates: readonly Candidate[]): Condition {
  const surest = Math.max(...candidates.map(({ weight }) => weight));
  const sure = wordsOf(candidates.filter(({ weight }) => weight >= Math.min(surest, sureEnough)));
  const isGoodsWord = sure.some((word) => allGoodsWords.has(word) && !departments().has(word));
  const titled = having(sure, "head");
  return {
    $or: [isGoodsWord ? { $and: [titled, { isNamed: false }] } : titled, having(sure.map(goodsMark), "head")],
  };
}

/** Of more words than these only the first count: each further one doubles the combinations. */
const countedAtMost = 6;

function combinations<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, at) =>
    combinations(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]),
  );
}

/** What meets at least so many of these. */
function atLeast(conditions: readonly Condition[], size: number): Condition {
  const ways = combinations(conditions, size).map((way) => allConditions(way) as Condition);
  return ways.length === 1 ? (ways[0] as Condition) : { $or: ways };
}

type Layer = { condition: Condition; count: number; size: number };

/** Of `among` those that meet the most of these conditions; undefined if none meets any. */
async function most(
  ask: AskEngine,
  among: Condition,
  conditions: readonly Condition[],
): Promise<Layer | undefined> {
  const counted = conditions.slice(0, countedAtMost);
  const layers = counted.map((_, at) => {
    const size = counted.length - at;
    return { size, condition: allConditions([among, atLeast(counted, size)]) as Condition };
  });
  const counts = await countEach(
    ask,
    layers.map(({ condition }) => condition),
  );
  const at = counts.findIndex((count) => count > 0);
  const layer = layers[at];
  return layer && { ...layer, count: counts[at] ?? 0 };
}

/** Candidates that are about as sure as the surest one. */
const surestOf = (candidates: readonly Candidate[]): string[] => {
  const surest = Math.max(...candidates.map(({ weight }) => weight));
  return wordsOf(candidates.filter(({ weight }) => weight > surest - 0.15));
};

/** Those that have every typed word, counted or not, in their titles come first, then those that have it anywhere. */
function bestOf(hits: Condition, terms: readonly Term[]): Condition[] {
  const meant = terms.filter(({ candidates }) => candidates.length > 0);
  const all = (zone: Zone) =>
    allConditions([hits, ...meant.map(({ candidates }) => having(surestOf(candidates), zone))]) as Condition;
  return [all("head"), all("words")];
}

/**
 * The products of the named kind with the most of the other words in title, brand or category, and of these the ones with the
 * most of the numbers anywhere: what `search` of the index in memory finds by sets, by conditions.
 */
export async function findHits(ask: AskEngine, { terms }: InterpretedQuery): Promise<Hits> {
  const head = terms.find(({ isHead }) => isHead);
  if (head && head.candidates.length === 0) return nothing;
  const thing = head && thingCondition(head.candidates);
  const meant = terms.filter(({ candidates }) => candidates.length > 0);
  if (meant.length === 0) return nothing;
  const anywhere = (term: Term) => having(wordsOf(term.candidates), "words");
  const among = allConditions([thing, { $or: meant.map(anywhere) }]) as Condition;
  const counted = meant.filter(({ counts }) => counts === "word");
  const titles = counted.map(({ candidates }) => having(wordsOf(candidates), "head"));
  const titled = await most(ask, among, titles);
  const byWords = titled ?? (await most(ask, among, counted.map(anywhere)));
  const numbers = meant.filter(({ counts }) => counts === "number").map(anywhere);
  const byNumbers = await most(ask, byWords?.condition ?? among, numbers);
  const found = byNumbers ?? byWords;
  const hits = found?.condition ?? among;
  const count = found?.count ?? (await countEach(ask, [among]))[0] ?? 0;
  if (count === 0) return nothing;
  const isFew = count < enough && titled !== undefined;
  return {
    hits,
    count,
    best: bestOf(hits, terms),
    near: isFew
      ? allConditions([
          among,
          atLeast(titles.slice(0, countedAtMost), Math.max(1, titled.size - 1)),
          { $not: hits },
        ])
      : undefined,
  };
}
