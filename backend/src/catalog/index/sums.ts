import type { Board } from "./board";
import type { Reading, Term } from "./understand";

const headWorth = 8;
const bodyWorth = 1;

/**
 * The score accumulator: how many words of a search each product contains, and their total weight. All searches share
 * one: at 100,000 products, new arrays for each would cost more than the search itself.
 */
export class Sums {
  /** How many words each seat contains anywhere, and how many in its title, brand or category. */
  readonly matched: Uint8Array;
  readonly heads: Uint8Array;
  /** How many numbers each seat contains. */
  readonly numbers: Uint8Array;
  readonly scores: Float32Array;
  /** The seats that contain any word, in the first `size` entries. */
  readonly touched: Int32Array;
  size = 0;
  private readonly best: Float32Array;
  private readonly ofTerm: Int32Array;
  private readonly inHead: Uint8Array;

  constructor(private readonly board: Board) {
    const room = board.seats.length;
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
      const seat = this.touched[at] as number;
      this.matched[seat] = 0;
      this.heads[seat] = 0;
      this.numbers[seat] = 0;
      this.scores[seat] = 0;
    }
    this.size = 0;
  }

  /**
   * Scores one typed word by the best candidate that a product contains; rare words score higher than common ones. It
   * is counted among the words, the numbers, or not at all.
   */
  add(readings: readonly Reading[], counts: Term["counts"]): void {
    let held = 0;
    for (const { word, worth } of readings) {
      const posting = this.board.postings.get(word);
      if (!posting) continue;
      const holders = posting.head.length + posting.body.length;
      const rarity = 1 + Math.log((this.room + 1) / (holders + 1)) / 4;
      held = this.take(posting.head, worth * rarity * headWorth, held);
      for (const seat of posting.head) this.inHead[seat] = 1;
      held = this.take(posting.body, worth * rarity * bodyWorth, held);
    }
    this.merge(held, Number(counts === "word"), Number(counts === "number"));
  }

  private take(seats: readonly number[], score: number, held: number): number {
    const { best, ofTerm } = this;
    let count = held;
    for (const seat of seats) {
      const before = best[seat] as number;
      if (before === 0) {
        ofTerm[count] = seat;
        count += 1;
      }
      if (score > before) best[seat] = score;
    }
    return count;
  }

  private merge(held: number, words: number, numbers: number): void {
    const { best, ofTerm, inHead, matched, heads, scores, touched } = this;
    for (let at = 0; at < held; at += 1) {
      const seat = ofTerm[at] as number;
      if ((scores[seat] as number) === 0) {
        touched[this.size] = seat;
        this.size += 1;
      }
      matched[seat] = (matched[seat] as number) + words;
      heads[seat] = (heads[seat] as number) + words * (inHead[seat] as number);
      this.numbers[seat] = (this.numbers[seat] as number) + numbers;
      scores[seat] = (scores[seat] as number) + (best[seat] as number);
      best[seat] = 0;
      inHead[seat] = 0;
    }
  }
}
