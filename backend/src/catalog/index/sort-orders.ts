import { hasBit } from "./bits";
import type { Documents } from "./documents";
import type { ListedRow } from "./row";
import { Turn } from "./turn";
import type { Steps } from "./under-way";

export type SortKey = "priceUp" | "priceDown" | "titleUp" | "titleDown" | "popular" | "rated";
/** Compares two documents by their positions. */
type Sorting = (one: number, other: number) => number;

/** What orders read of the documents; prices may be those of certain customer groups. */
type Sorted = Pick<Documents, "no" | "paidPrice" | "popularity" | "createdAt" | "featured" | "compareTitles">;

/** The default order as one number: available first, then featured, then popular. */
export function popularityOf(row: ListedRow): number {
  return (
    Number(row.inStock) * 1_000 + Number(row.featured) * 100 + row.rating * Math.log2(row.reviewCount + 2)
  );
}

/** The same for the best rated: featured or not. */
export const likingOf = (row: ListedRow): number => popularityOf({ ...row, featured: false });

/** The orders of a list. Among equals the more popular product comes first, in either direction. */
export function sortingsOf(documents: Sorted): Record<SortKey, Sorting> {
  const read = (column: Float64Array | Int32Array, position: number) => column[position] as number;
  // Popular before the rest, new before old. Columns are looked up each time: they are replaced when they grow.
  const popular: Sorting = (a, b) =>
    read(documents.popularity, b) - read(documents.popularity, a) ||
    read(documents.createdAt, b) - read(documents.createdAt, a) ||
    read(documents.no, b) - read(documents.no, a);
  const price: Sorting = (a, b) => read(documents.paidPrice, a) - read(documents.paidPrice, b);
  const title: Sorting = (a, b) => documents.compareTitles(a, b);
  // Available and popular first, featured or not.
  const liking = (at: number) =>
    read(documents.popularity, at) - Number(hasBit(documents.featured, at)) * 100;
  return {
    priceUp: (a, b) => price(a, b) || popular(a, b),
    priceDown: (a, b) => price(b, a) || popular(a, b),
    titleUp: (a, b) => title(a, b) || popular(a, b),
    titleDown: (a, b) => title(b, a) || popular(a, b),
    popular,
    rated: (a, b) => liking(b) - liking(a) || popular(a, b),
  };
}

/** Documents sorted or merged before other work may get its turn. */
const slice = 2_048;
/** So many are copied in one step. */
const step = 131_072;

/** All positions of an index in one order, dead ones included. New ones are put in before the order is read. */
export class SortedPositions {
  private sorted = new Int32Array(0);
  private length = 0;
  /** What waits: the positions from one to another, as documents are added, and others. No list of a whole catalogue is made. */
  private run = { from: 0, to: 0 };
  private others: number[] = [];

  constructor(readonly compare: Sorting) {}

  /** The same order after `moved` have got another place in it, by another comparison, in steps; nothing may be added meanwhile. */
  *withMoved(moved: readonly number[], compare: Sorting, positions: number): Steps<SortedPositions> {
    const isMoved = new Uint8Array(positions);
    for (const position of moved) isMoved[position] = 1;
    const order = new SortedPositions(compare);
    const all = this.all();
    order.sorted = new Int32Array(all.length);
    for (let at = 0; at < all.length; at += 1) {
      const position = all[at] as number;
      if (isMoved[position] !== 1) {
        order.sorted[order.length] = position;
        order.length += 1;
      }
      if (at % step === step - 1) yield;
    }
    for (let at = 0; at < moved.length; at += slice) {
      for (const position of moved.slice(at, at + slice)) order.add(position);
      order.takeIn();
      yield;
    }
    return order;
  }

  /** Takes documents out of the order; they must still have what they are ordered by. */
  remove(positions: readonly number[]): void {
    const places = Int32Array.from(positions, (position) => this.placeOf(position) - 1).sort();
    let to = places[0] ?? 0;
    for (let at = 0; at < places.length; at += 1) {
      const from = (places[at] as number) + 1;
      const end = places[at + 1] ?? this.length;
      this.sorted.copyWithin(to, from, end);
      to += end - from;
    }
    this.length -= places.length;
  }

  add(position: number): void {
    if (position === this.run.to) this.run.to += 1;
    else this.others.push(position);
  }

  all(): Int32Array {
    if (this.run.from < this.run.to || this.others.length > 0) this.takeIn();
    return this.sorted.subarray(0, this.length);
  }

  /** The place in this order where a document is, or would be. */
  placeOf(position: number): number {
    return this.placeIn(this.all().length, position);
  }

  /** Sorts what waits in slices, so that a whole catalogue does not block other requests. Nothing may be added meanwhile. */
  async sortInSlices(turn = new Turn()): Promise<void> {
    let from = this.takeWaiting();
    const known = this.sorted.subarray(0, this.length);
    for (let at = 0; at < from.length; at += slice) {
      from.subarray(at, at + slice).sort(this.compare);
      await turn.giveWay();
    }
    let to = new Int32Array(from.length);
    for (let run = slice; run < from.length; run *= 2) {
      for (let at = 0; at < from.length; at += 2 * run)
        await mergeInTurns(
          from.subarray(at, at + run),
          from.subarray(at + run, at + 2 * run),
          to.subarray(at),
          this.compare,
          turn,
        );
      [from, to] = [to, from];
    }
    if (known.length > 0) {
      to = new Int32Array(known.length + from.length);
      await mergeInTurns(known, from, to, this.compare, turn);
      from = to;
    }
    this.sorted = from;
    this.length = from.length;
  }

  /** Puts the new ones in from the end: what comes after each is moved as a whole. */
  private takeIn(): void {
    const added = this.takeWaiting().sort(this.compare);
    const before = this.length;
    this.length = before + added.length;
    if (this.sorted.length < this.length) {
      const larger = new Int32Array(this.length + (this.length >>> 4) + 64);
      larger.set(this.sorted.subarray(0, before));
      this.sorted = larger;
    }
    let end = before;
    for (let left = added.length; left > 0; left -= 1) {
      const position = added[left - 1] as number;
      const place = this.placeIn(end, position);
      this.sorted.copyWithin(place + left, place, end);
      this.sorted[place + left - 1] = position;
      end = place;
    }
  }

  private takeWaiting() {
    const { from, to } = this.run;
    const waiting = new Int32Array(to - from + this.others.length);
    for (let at = from; at < to; at += 1) waiting[at - from] = at;
    waiting.set(this.others, to - from);
    this.run.from = to;
    this.others = [];
    return waiting;
  }

  /** The first place among the first `length` whose document comes after this one. */
  private placeIn(length: number, position: number): number {
    let low = 0;
    let high = length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(this.sorted[middle] as number, position) <= 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

async function mergeInTurns(
  left: Int32Array,
  right: Int32Array,
  to: Int32Array,
  compare: Sorting,
  turn: Turn,
): Promise<void> {
  let [l, r] = [0, 0];
  const total = left.length + right.length;
  for (let at = 0; at < total; ) {
    for (const end = Math.min(total, at + slice); at < end; at += 1) {
      const isLeft =
        r >= right.length || (l < left.length && compare(left[l] as number, right[r] as number) <= 0);
      to[at] = (isLeft ? left[l] : right[r]) as number;
      if (isLeft) l += 1;
      else r += 1;
    }
    await turn.giveWay();
  }
}
