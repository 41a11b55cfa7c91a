import type { IndexView } from "./index-view";
import type { Candidate, Term } from "./interpret-query";

const titleBoost = 8;
const textBoost = 1;

/**
 * The score accumulator: how many words of a search each product contains, and their total weight. All searches share
 * one: at 100,000 products, new arrays for each would cost more than the search itself.
 */
export class ScoreAccumulator {
  /** By position: how many words each document contains anywhere, and how many in its title, brand or category. */
  readonly matched: Uint8Array;
  readonly heads: Uint8Array;
  /** How many numbers each document contains. */
  readonly numbers: Uint8Array;
  readonly scores: Float32Array;
  /** The positions of documents that contain any word, in the first `size` entries. */
  readonly touched: Int32Array;
  size = 0;
  private readonly best: Float32Array;
  private readonly ofTerm: Int32Array;
  private readonly inHead: Uint8Array;

  constructor(private readonly index: IndexView) {
    const room = index.documents.length;
    this.matched = new Uint8Array(room);
    this.heads = new Uint8Array(room);
    this.numbers = new Uint8Array(room);
    this.inHead = new Uint8Array(room);
    this.scores = new Float32Array(room);
    this.touched = new Int32Array(room);
    this.best = new Float32Array(room);
    this.ofTerm = new Int32Array(room);
  }

  get room(): number {
    return this.matched.length;
  }

  clear(): void {
    for (let at = 0; at < this.size; at += 1) {
      const position = this.touched[at] as number;
      this.matched[position] = 0;
      this.heads[position] = 0;
      this.numbers[position] = 0;
      this.scores[position] = 0;
    }
    this.size = 0;
  }

  /**
   * Scores one typed word by the best candidate that a product contains; rare words score higher than common ones. It
   * is counted among the words, the numbers, or not at all.
   */
  add(candidates: readonly Candidate[], counts: Term["counts"]): void {
    let held = 0;
    for (const { word, weight } of candidates) {
      const posting = this.index.postings.get(word);
      if (!posting) continue;
      const holders = posting.head.length + posting.body.length;
      const rarity = 1 + Math.log((this.room + 1) / (holders + 1)) / 4;
      held = this.take(posting.head, weight * rarity * titleBoost, held);
      for (const position of posting.head) this.inHead[position] = 1;
      held = this.take(posting.body, weight * rarity * textBoost, held);
    }
    this.merge(held, Number(counts === "word"), Number(counts === "number"));
  }

  private take(positions: readonly number[], score: number, held: number): number {
    const { best, ofTerm } = this;
    let count = held;
    for (const position of positions) {
      const before = best[position] as number;
      if (before === 0) {
        ofTerm[count] = position;
        count += 1;
      }
      if (score > before) best[position] = score;
    }
    return count;
  }

  private merge(held: number, words: number, numbers: number): void {
    const { best, ofTerm, inHead, matched, heads, scores, touched } = this;
    for (let at = 0; at < held; at += 1) {
      const position = ofTerm[at] as number;
      if ((scores[position] as number) === 0) {
        touched[this.size] = position;
        this.size += 1;
      }
      matched[position] = (matched[position] as number) + words;
      heads[position] = (heads[position] as number) + words * (inHead[position] as number);
      this.numbers[position] = (this.numbers[position] as number) + numbers;
      scores[position] = (scores[position] as number) + (best[position] as number);
      best[position] = 0;
      inHead[position] = 0;
    }
  }
}
