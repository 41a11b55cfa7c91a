import { type Bits, countBits } from "./bits";
import type { IndexView } from "./index-view";
import type { Scores } from "./scores";
import { partInOrder } from "./select-products";
import type { Steps } from "./under-way";

/** In thousandths; a query is too short for the words that would exceed it. */
const bestScore = 2 ** 21;
/** Scores are counted by their upper bits first, then the one part that matters by its lower ones: no count of each is kept. */
const lowerBits = 10;
const lower = (1 << lowerBits) - 1;

/** The first of these counts with which there are at least `wanted`, or the last that is not 0; with how many come before. */
function reach(counts: Int32Array, wanted: number): { at: number; before: number } {
  let [at, before] = [0, 0];
  for (let next = 0, sum = 0; next < counts.length; next += 1) {
    const count = counts[next] as number;
    if (count === 0) continue;
    [at, before] = [next, sum];
    sum += count;
    if (sum >= wanted) break;
  }
  return { at, before };
}

/** How far a score is from the best one. None is negative: rounded by cutting off. */
const awayFrom = (score: number): number => Math.max(0, bestScore - ((score * 1_000 + 0.5) | 0));

/** How many of these documents are how far from the best score, by the upper bits. */
function countUpper(scores: Float32Array, among: Bits): Int32Array {
  const counts = new Int32Array((bestScore >>> lowerBits) + 1);
  for (let at = 0; at < among.length; at += 1) {
    let word = (among[at] as number) | 0;
    const base = at << 5;
    while (word !== 0) {
      const lowest = word & -word;
      const upper = awayFrom(scores[base + 31 - Math.clz32(lowest)] as number) >>> lowerBits;
      counts[upper] = (counts[upper] as number) + 1;
      word ^= lowest;
    }
  }
  return counts;
}

/** The same by the lower bits, of those with these upper ones. */
function countLower(scores: Float32Array, among: Bits, upper: number): Int32Array {
  const counts = new Int32Array(lower + 1);
  for (let at = 0; at < among.length; at += 1) {
    let word = (among[at] as number) | 0;
    const base = at << 5;
    while (word !== 0) {
      const lowest = word & -word;
      const away = awayFrom(scores[base + 31 - Math.clz32(lowest)] as number);
      if (away >>> lowerBits === upper) counts[away & lower] = (counts[away & lower] as number) + 1;
      word ^= lowest;
    }
  }
  return counts;
}

/** How far the nth document is from the best score, and how many are nearer. */
type Level = { away: number; before: number };

function levelOf(nth: number, scores: Float32Array, among: Bits, byUpper: Int32Array): Level {
  const upper = reach(byUpper, nth);
  const inPart = reach(countLower(scores, among, upper.at), nth - upper.before);
  return { away: upper.at * (lower + 1) + inPart.at, before: upper.before + inPart.before };
}

/** Of these documents those of one score, those of another, and those between. */
function split(scores: Float32Array, among: Bits, first: number, last: number) {
  const [ofFirst, ofLast] = [new Uint32Array(among.length), new Uint32Array(among.length)];
  const between: number[] = [];
  for (let at = 0; at < among.length; at += 1) {
    let word = (among[at] as number) | 0;
    const base = at << 5;
    while (word !== 0) {
      const lowest = word & -word;
      const position = base + 31 - Math.clz32(lowest);
      const away = awayFrom(scores[position] as number);
      if (away === last) ofLast[at] = (ofLast[at] as number) | lowest;
      else if (away === first) ofFirst[at] = (ofFirst[at] as number) | lowest;
      else if (away > first && away < last) between.push(position);
      word ^= lowest;
    }
  }
  return { ofFirst, between, ofLast };
}

/**
 * Of these documents by score, ties by popularity, those from one place to another, in steps that each go through all of them;
 * undefined if another search has taken the scores meanwhile. Only those of the scores that reach so far are sorted: a common word
 * is in hundreds of thousands of products of one score.
 */
export function* partByScore(
  index: IndexView,
  { values: scores, isOverwritten }: Scores,
  among: Bits,
  from: number,
  to: number,
): Steps<Int32Array | undefined> {
  const end = Math.min(to, countBits(among));
  if (from >= end) return new Int32Array(0);
  if (isOverwritten()) return undefined;
  const byUpper = countUpper(scores, among);
  yield;
  if (isOverwritten()) return undefined;
  const last = levelOf(end, scores, among, byUpper);
  yield;
  if (isOverwritten()) return undefined;
  // From the best one on, all that are better than the last are wanted.
  const first = from > 0 ? levelOf(from + 1, scores, among, byUpper) : { away: -1, before: 0 };
  if (from > 0) yield;
  if (isOverwritten()) return undefined;
  const { ofFirst, between, ofLast } = split(scores, among, first.away, last.away);
  yield;
  if (isOverwritten()) return undefined;
  const away = (position: number) => awayFrom(scores[position] as number);
  const { compare } = index.order("popular");
  between.sort((a, b) => away(a) - away(b) || compare(a, b));
  const start = Math.max(0, from - last.before);
  return Int32Array.from([
    ...partInOrder(index, "popular", ofFirst, from - first.before, Number.POSITIVE_INFINITY),
    ...between,
    ...partInOrder(index, "popular", ofLast, start, end - last.before),
  ]);
}
