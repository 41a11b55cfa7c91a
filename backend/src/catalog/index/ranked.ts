import { type Bits, noBits, positionsIn } from "./bits";
import type { IndexView } from "./index-view";
import { partInOrder } from "./select-products";

/** In thousandths; a query is too short for the words that would exceed it. */
const bestScore = 2 ** 21;
/** Scores are counted by their upper bits first, then the one part that matters by its lower ones: no count of each is kept. */
const lowerBits = 10;
const lower = (1 << lowerBits) - 1;

/** Written over by each call: how far each document is from the best score. */
let shared = new Int32Array(1_024);

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

/** How many documents are how far from the best score, by the upper bits. */
function countUpper(away: Int32Array): Int32Array {
  const counts = new Int32Array((bestScore >>> lowerBits) + 1);
  for (let at = 0; at < away.length; at += 1) {
    const upper = (away[at] as number) >>> lowerBits;
    counts[upper] = (counts[upper] as number) + 1;
  }
  return counts;
}

/** The same by the lower bits, of those with these upper ones. */
function countLower(away: Int32Array, upper: number): Int32Array {
  const counts = new Int32Array(lower + 1);
  for (let at = 0; at < away.length; at += 1) {
    const own = away[at] as number;
    if (own >>> lowerBits !== upper) continue;
    counts[own & lower] = (counts[own & lower] as number) + 1;
  }
  return counts;
}

/** How far the nth document is from the best score, and how many are nearer. */
type Level = { away: number; before: number };

function levelOf(nth: number, away: Int32Array, byUpper: Int32Array): Level {
  const upper = reach(byUpper, nth);
  const inPart = reach(countLower(away, upper.at), nth - upper.before);
  return { away: upper.at * (lower + 1) + inPart.at, before: upper.before + inPart.before };
}

/** How far a score is from the best one. None is negative: rounded by cutting off. */
const worse = (score: number): number => Math.max(0, bestScore - ((score * 1_000 + 0.5) | 0));

/**
 * Of these documents by score, ties by popularity, those from one place to another. Only those of the scores that reach so far
 * are sorted: a common word is in hundreds of thousands of products of one score.
 */
export function partByScore(
  index: IndexView,
  scores: Float32Array,
  among: Bits,
  from: number,
  to: number,
): Int32Array {
  const positions = positionsIn(among);
  const end = Math.min(to, positions.length);
  if (from >= end) return new Int32Array(0);
  if (shared.length < positions.length) shared = new Int32Array(positions.length + (positions.length >>> 2));
  const away = shared.subarray(0, positions.length);
  for (let at = 0; at < positions.length; at += 1)
    away[at] = worse(scores[positions[at] as number] as number);
  const byUpper = countUpper(away);
  const last = levelOf(end, away, byUpper);
  // From the best one on, all that are better than the last are wanted.
  const first = from > 0 ? levelOf(from + 1, away, byUpper) : { away: -1, before: 0 };
  const [ofFirst, ofLast] = [noBits(index.documents.length), noBits(index.documents.length)];
  const between: number[] = [];
  for (let at = 0; at < positions.length; at += 1) {
    const own = away[at] as number;
    if (own > last.away || own < first.away) continue;
    const position = positions[at] as number;
    // Not by `setBit`: an import is read through a getter at each use.
    if (own === last.away)
      ofLast[position >>> 5] = (ofLast[position >>> 5] as number) | (1 << (position & 31));
    else if (own === first.away)
      ofFirst[position >>> 5] = (ofFirst[position >>> 5] as number) | (1 << (position & 31));
    else between.push(position);
  }
  const awayOf = (position: number) => worse(scores[position] as number);
  const { compare } = index.order("popular");
  between.sort((a, b) => awayOf(a) - awayOf(b) || compare(a, b));
  const start = Math.max(0, from - last.before);
  return Int32Array.from([
    ...partInOrder(index, "popular", ofFirst, from - first.before, Number.POSITIVE_INFINITY),
    ...between,
    ...partInOrder(index, "popular", ofLast, start, end - last.before),
  ]);
}
