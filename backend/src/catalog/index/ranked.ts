import { type Bits, noBits, positionsIn } from "./bits";
import type { IndexView } from "./index-view";
import { firstInOrder } from "./select-products";

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

/**
 * The first `limit` of these documents by score, ties by popularity. Only those of the scores that reach so far are
 * sorted: a common word is in hundreds of thousands of products of one score.
 */
export function firstByScore(index: IndexView, scores: Float32Array, among: Bits, limit: number): Int32Array {
  // No score is negative: rounded by cutting off.
  const worse = (position: number) =>
    Math.max(0, bestScore - (((scores[position] as number) * 1_000 + 0.5) | 0));
  const positions = positionsIn(among);
  if (shared.length < positions.length) shared = new Int32Array(positions.length + (positions.length >>> 2));
  const away = shared;
  const byUpper = new Int32Array((bestScore >>> lowerBits) + 1);
  for (let at = 0; at < positions.length; at += 1) {
    const own = worse(positions[at] as number);
    away[at] = own;
    byUpper[own >>> lowerBits] = (byUpper[own >>> lowerBits] as number) + 1;
  }
  const upper = reach(byUpper, limit);
  const byLower = new Int32Array(lower + 1);
  for (let at = 0; at < positions.length; at += 1) {
    const own = away[at] as number;
    if (own >>> lowerBits !== upper.at) continue;
    byLower[own & lower] = (byLower[own & lower] as number) + 1;
  }
  const inPart = reach(byLower, limit - upper.before);
  const last = upper.at * (lower + 1) + inPart.at;
  const before = upper.before + inPart.before;
  const better = new Int32Array(before);
  const ofLast = noBits(index.documents.length);
  let found = 0;
  for (let at = 0; at < positions.length; at += 1) {
    const own = away[at] as number;
    if (own > last) continue;
    const position = positions[at] as number;
    if (own === last) {
      ofLast[position >>> 5] = (ofLast[position >>> 5] as number) | (1 << (position & 31));
      continue;
    }
    better[found] = position;
    found += 1;
  }
  const { compare } = index.order("popular");
  better.sort((a, b) => worse(a) - worse(b) || compare(a, b));
  const others = firstInOrder(index, "popular", ofLast, limit - before);
  const all = new Int32Array(before + others.length);
  all.set(better);
  all.set(others, before);
  return all;
}
