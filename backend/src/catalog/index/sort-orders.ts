import { setImmediate as breathe } from "node:timers/promises";
import type { IndexRow } from "./row";
import type { ProductDocument } from "./search-index";

export type SortKey = "priceUp" | "priceDown" | "titleUp" | "titleDown" | "popular" | "rated";
export type Sorting = (a: ProductDocument, b: ProductDocument) => number;

/** The default order as one number: available first, then featured, then popular. */
export function popularityOf(row: IndexRow): number {
  return (
    Number(row.inStock) * 1_000 + Number(row.featured) * 100 + row.rating * Math.log2(row.reviewCount + 2)
  );
}

/** Popular before the rest, new before old. */
export const popularFirst: Sorting = (a, b) =>
  b.popularity - a.popularity || b.createdAt - a.createdAt || b.no - a.no;

/** Available and popular first, featured or not. */
export const bestRatedFirst: Sorting = (a, b) => liking(b) - liking(a) || popularFirst(a, b);
const liking = ({ popularity, featured }: ProductDocument) => popularity - Number(featured) * 100;

const fewAtOnce = 64;
/** Documents sorted or merged before other work gets its turn. */
const slice = 10_000;

/** Documents kept in one order. A few new ones are inserted; many are sorted and merged in. */
export class SortedDocuments {
  private sorted: ProductDocument[] = [];
  private waiting: ProductDocument[] = [];
  private ranked: Int32Array | undefined;

  constructor(
    private readonly source: readonly ProductDocument[],
    private readonly compare: Sorting,
  ) {}

  /** This order over other documents at the same positions; those in `moved` are put where they belong now. */
  over(source: readonly ProductDocument[], moved: readonly number[]): SortedDocuments {
    const order = new SortedDocuments(source, this.compare);
    const isMoved = new Uint8Array(source.length);
    for (const position of moved) isMoved[position] = 1;
    for (const { position } of this.all())
      if (isMoved[position] !== 1) order.sorted.push(source[position] as ProductDocument);
    for (const position of moved) order.add(source[position] as ProductDocument);
    return order;
  }

  add(document: ProductDocument): void {
    this.waiting.push(document);
  }

  all(): readonly ProductDocument[] {
    if (this.waiting.length > fewAtOnce) {
      const added = this.waiting.filter((document) => document.alive).sort(this.compare);
      this.sorted = [...merging(this.sorted, added, this.compare)].flat();
    } else for (const document of this.waiting) this.sorted.splice(this.placeOf(document), 0, document);
    if (this.waiting.length > 0) this.ranked = undefined;
    this.waiting = [];
    return this.sorted;
  }

  /** Sorts pending documents in slices, so that a whole catalogue does not block other requests. Nothing may be added meanwhile. */
  async sortInSlices(): Promise<void> {
    let runs: ProductDocument[][] = [this.sorted];
    for (let at = 0; at < this.waiting.length; at += slice) {
      runs.push(this.waiting.slice(at, at + slice).sort(this.compare));
      await breathe();
    }
    this.waiting = [];
    while (runs.length > 1) {
      const merged: ProductDocument[][] = [];
      for (let at = 0; at < runs.length; at += 2) {
        const whole: ProductDocument[] = [];
        for (const part of merging(runs[at] ?? [], runs[at + 1] ?? [], this.compare)) {
          for (const document of part) whole.push(document);
          await breathe();
        }
        merged.push(whole);
      }
      runs = merged;
    }
    this.sorted = runs[0] ?? [];
    this.ranked = undefined;
  }

  /** The place in this order of each document, by its position. */
  ranks(): Int32Array {
    const sorted = this.all();
    if (!this.ranked) {
      this.ranked = new Int32Array(this.source.length);
      for (let at = 0; at < sorted.length; at += 1)
        this.ranked[(sorted[at] as ProductDocument).position] = at;
    }
    return this.ranked;
  }

  private placeOf(document: ProductDocument): number {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = this.sorted[middle];
      if (other && this.compare(other, document) <= 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Merges two sorted runs in parts, without documents that are no longer alive. */
function* merging(
  left: readonly ProductDocument[],
  right: readonly ProductDocument[],
  compare: Sorting,
): Generator<ProductDocument[]> {
  let [l, r] = [0, 0];
  while (l < left.length || r < right.length) {
    const part: ProductDocument[] = [];
    for (let room = slice; room > 0 && (l < left.length || r < right.length); room -= 1) {
      const [a, b] = [left[l], right[r]];
      const isLeft = a !== undefined && (b === undefined || compare(a, b) <= 0);
      const next = isLeft ? a : b;
      if (isLeft) l += 1;
      else r += 1;
      if (next?.alive) part.push(next);
    }
    yield part;
  }
}
