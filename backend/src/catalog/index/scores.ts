import { type Bits, clearBit, countBits, hasBit, keepOnly, noBits, positionsIn, takeOut } from "./bits";
import type { IndexView } from "./index-view";
import type { Candidate, Term } from "./interpret-query";
import type { Zone } from "./postings";

const titleBoost = 8;
const textBoost = 1;

/** From this many documents on, the set of a word is cheaper to go through than its list. */
const many = 16_384;

/** What having one word in one place is worth. */
type Level = { word: string; zone: Zone; score: number };

/** The score of each document by its position, as long as no other search was scored since. */
export type Scores = { values: Float32Array; isOverwritten: () => boolean };

type Shared = { values: Float32Array; search: number };
const kept = new WeakMap<IndexView["postings"], Shared>();

/** All searches share one: at a million products a new one for each would cost more than many a search. */
function scoresFor({ postings, documents }: IndexView): Scores {
  let shared = kept.get(postings);
  if (!shared || shared.values.length < documents.length) {
    shared = { values: new Float32Array(documents.room), search: 0 };
    kept.set(postings, shared);
  }
  const known = shared;
  known.search += 1;
  const { values, search } = known;
  return { values, isOverwritten: () => known.search !== search };
}

/** What the candidates of a typed word are worth, best first; rare words more than common ones. */
function levelsOf({ postings, documents }: IndexView, candidates: readonly Candidate[]): Level[] {
  return candidates
    .flatMap(({ word, weight }): Level[] => {
      const [head, body] = [postings.count(word, "head"), postings.count(word, "body")];
      const rarity = 1 + Math.log((documents.length + 1) / (head + body + 1)) / 4;
      return [
        ...(head > 0 ? [{ word, zone: "head" as const, score: weight * rarity * titleBoost }] : []),
        ...(body > 0 ? [{ word, zone: "body" as const, score: weight * rarity * textBoost }] : []),
      ];
    })
    .sort((a, b) => b.score - a.score);
}

function setOf({ postings, documents }: IndexView, { word, zone }: Level): Bits {
  const bits = noBits(documents.length);
  postings.addTo(bits, word, zone);
  return bits;
}

/** Whether all of these documents have the best that a typed word may mean: it does not tell them apart. */
function isOfAll(index: IndexView, [best]: readonly Level[], among: Bits, count: number): boolean {
  if (!best) return true;
  if (index.postings.count(best.word, best.zone) < count) return false;
  const rest = among.slice();
  takeOut(rest, setOf(index, best));
  return countBits(rest) === 0;
}

/** Adds to each document what the best candidate that it has is worth. */
function addTerm(index: IndexView, levels: readonly Level[], among: Bits, scores: Float32Array): void {
  const rest = among.slice();
  for (const level of levels) {
    const { word, zone } = level;
    const score = Math.fround(level.score);
    if (index.postings.count(word, zone) >= many) {
      const having = setOf(index, level);
      keepOnly(having, rest);
      addTo(scores, positionsIn(having), score);
      takeOut(rest, having);
      continue;
    }
    for (const position of index.postings.positions(word, zone)) {
      if (!hasBit(rest, position)) continue;
      clearBit(rest, position);
      scores[position] = (scores[position] as number) + score;
    }
  }
}

function addTo(scores: Float32Array, positions: Int32Array, score: number): void {
  for (let at = 0; at < positions.length; at += 1) {
    const position = positions[at] as number;
    scores[position] = (scores[position] as number) + score;
  }
}

/** The score of each of these documents: each typed word by the best candidate that a product contains. Undefined if all have the same. */
export function scoresOf(index: IndexView, terms: readonly Term[], among: Bits): Scores | undefined {
  const count = countBits(among);
  const levels = terms.map(({ candidates }) => levelsOf(index, candidates));
  const isCommon = levels.map((ofTerm) => isOfAll(index, ofTerm, among, count));
  if (isCommon.every(Boolean)) return undefined;
  const scores = scoresFor(index);
  // Words that all of them have are worth the same everywhere: nothing is gone through for them.
  const common = levels.reduce((sum, [best], at) => sum + (isCommon[at] ? (best?.score ?? 0) : 0), 0);
  scores.values.fill(common, 0, index.documents.length);
  levels.forEach((ofTerm, at) => {
    if (!isCommon[at]) addTerm(index, ofTerm, among, scores.values);
  });
  return scores;
}
