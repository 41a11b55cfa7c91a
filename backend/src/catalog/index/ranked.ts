import { type Bits, noBits, positionsIn, setBit } from "./bits";
import type { IndexView } from "./index-view";
import { firstInOrder } from "./select-products";

/** In thousandths; a query is too short for the words that would exceed it. */
const bestScore = 2 ** 21;

/**
 * The first `limit` of these documents by score, ties by popularity. Only those of the scores that reach so far are
 * sorted: a common word is in hundreds of thousands of products of one score.
 */
export function firstByScore(index: IndexView, scores: Float32Array, among: Bits, limit: number): Int32Array {
  const worse = (position: number) =>
    Math.max(0, bestScore - Math.round((scores[position] as number) * 1_000));
  const counts = new Map<number, number>();
  for (const position of positionsIn(among)) {
    const own = worse(position);
    counts.set(own, (counts.get(own) ?? 0) + 1);
  }
  const classes = [...counts].sort(([a], [b]) => a - b);
  let before = 0;
  let reach = 0;
  while (reach < classes.length - 1 && before + (classes[reach]?.[1] ?? 0) < limit) {
    before += classes[reach]?.[1] ?? 0;
    reach += 1;
  }
  const last = classes[reach]?.[0] ?? 0;
  const better = new Int32Array(before);
  const ofLast = noBits(index.documents.length);
  let found = 0;
  for (const position of positionsIn(among)) {
    const own = worse(position);
    if (own === last) setBit(ofLast, position);
    if (own >= last) continue;
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
