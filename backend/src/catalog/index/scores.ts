import { type Bits, clearBit, countBits, hasBit, keepOnly, noBits, positionsIn, takeOut } from "./bits";
import type { IndexView } from "./index-view";
import type { Candidate, Term } from "./interpret-query";
import type { Zone } from "./postings";
import type { Steps } from "./under-way";

const titleBoost = 8;
const textBoost = 1;

/** From this many documents on, the set of a word is cheaper to go through than its list. */
const many = 16_384;

/** What having one word in one place is worth. */
type Level = { word: string; zone: Zone; score: number };

/** The score of each document by its position, as long as not too many other searches were scored since. */
export type Scores = { values: Float32Array; isOverwritten: () => boolean };

/** Searches share what their scores are written in: at a million products a new one for each would cost more than many a search. */
const sheetCount = 4;
type Sheet = { values: Float32Array };
const kept = new WeakMap<IndexView["postings"], { sheets: Sheet[]; searches: number }>();

/** The sheet that was taken the longest ago. */
function takeSheet({ postings, documents }: IndexView): Scores {
  const shared = kept.get(postings) ?? { sheets: [], searches: 0 };
  kept.set(postings, shared);
  shared.searches += 1;
  const at = shared.searches % sheetCount;
  const known = shared.sheets[at];
  const values =
    known && known.values.length >= documents.length ? known.values : new Float32Array(documents.room);
  const sheet = { values };
  shared.sheets[at] = sheet;
  return { values, isOverwritten: () => shared.sheets[at] !== sheet };
}

/** For a search whose sheet was taken from it. */
export const sheetOfItsOwn = ({ documents }: IndexView): Scores => ({
  values: new Float32Array(documents.length),
  isOverwritten: () => false,
});

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

function* setOf({ postings, documents }: IndexView, { word, zone }: Level): Steps<Bits> {
  const bits = noBits(documents.length);
  yield* postings.addTo(bits, word, zone);
  return bits;
}

/** Whether all of these documents have the best that a typed word may mean: it does not tell them apart. */
function* isOfAll(index: IndexView, [best]: readonly Level[], among: Bits, count: number): Steps<boolean> {
  if (!best) return true;
  if (index.postings.count(best.word, best.zone) < count) return false;
  const rest = among.slice();
  takeOut(rest, yield* setOf(index, best));
  return countBits(rest) === 0;
}

/** Adds to each document what the best candidate that it has is worth; ends where another search has taken the scores. */
function* addTerm(index: IndexView, levels: readonly Level[], among: Bits, scores: Scores): Steps<void> {
  const { values } = scores;
  const rest = among.slice();
  for (const level of levels) {
    const { word, zone } = level;
    const score = Math.fround(level.score);
    if (index.postings.count(word, zone) >= many) {
      const having = yield* setOf(index, level);
      keepOnly(having, rest);
      if (scores.isOverwritten()) return;
      addTo(values, positionsIn(having), score);
      takeOut(rest, having);
    } else
      for (const position of index.postings.positions(word, zone)) {
        if (!hasBit(rest, position)) continue;
        clearBit(rest, position);
        values[position] = (values[position] as number) + score;
      }
    yield;
    if (scores.isOverwritten()) return;
  }
}

function addTo(scores: Float32Array, positions: Int32Array, score: number): void {
  for (let at = 0; at < positions.length; at += 1) {
    const position = positions[at] as number;
    scores[position] = (scores[position] as number) + score;
  }
}

/** The score of each of these documents: each typed word by the best candidate that a product contains. Undefined if all have the same. */
export function* scoresOf(
  index: IndexView,
  terms: readonly Term[],
  among: Bits,
  takeFirst = takeSheet,
): Steps<Scores | undefined> {
  const count = countBits(among);
  const levels = terms.map(({ candidates }) => levelsOf(index, candidates));
  const telling: Level[][] = [];
  // Words that all of them have are worth the same everywhere: nothing is gone through for them.
  let common = 0;
  for (const ofTerm of levels)
    if (yield* isOfAll(index, ofTerm, among, count)) common += ofTerm[0]?.score ?? 0;
    else telling.push(ofTerm);
  if (telling.length === 0) return undefined;
  for (let scores = takeFirst(index); ; scores = sheetOfItsOwn(index)) {
    scores.values.fill(common, 0, index.documents.length);
    for (const ofTerm of telling) {
      if (scores.isOverwritten()) break;
      yield* addTerm(index, ofTerm, among, scores);
    }
    if (!scores.isOverwritten()) return scores;
  }
}
