import type { Seat } from "./board";
import type { BoardRow } from "./row";

export type SortKey = "priceUp" | "priceDown" | "titleUp" | "titleDown" | "popular";
export type Sorting = (a: Seat, b: Seat) => number;

/** Can be bought, featured, liked by many: one number for what stands first where nobody asked for an order. */
export function popularityOf(row: BoardRow): number {
  return (
    Number(row.inStock) * 1_000 + Number(row.featured) * 100 + row.rating * Math.log2(row.reviewCount + 2)
  );
}

/** The popular before the rest, the new before the old. */
export const popularFirst: Sorting = (a, b) =>
  b.popularity - a.popularity || b.createdAt - a.createdAt || b.no - a.no;

const fewAtOnce = 64;

/** Seats kept in one order. A few new ones are put in their places; many are sorted in together. */
export class SortedSeats {
  private sorted: Seat[] = [];
  private waiting: Seat[] = [];
  private ranked: Int32Array | undefined;

  constructor(
    private readonly source: readonly Seat[],
    private readonly compare: Sorting,
  ) {}

  add(seat: Seat): void {
    this.waiting.push(seat);
  }

  all(): readonly Seat[] {
    if (this.waiting.length > fewAtOnce)
      this.sorted = this.source.filter((seat) => seat.alive).sort(this.compare);
    else for (const seat of this.waiting) this.sorted.splice(this.placeOf(seat), 0, seat);
    if (this.waiting.length > 0) this.ranked = undefined;
    this.waiting = [];
    return this.sorted;
  }

  /** The place in this order of each seat, by its number. */
  ranks(): Int32Array {
    const sorted = this.all();
    if (!this.ranked) {
      this.ranked = new Int32Array(this.source.length);
      for (let at = 0; at < sorted.length; at += 1) this.ranked[(sorted[at] as Seat).seat] = at;
    }
    return this.ranked;
  }

  private placeOf(seat: Seat): number {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = this.sorted[middle];
      if (other && this.compare(other, seat) <= 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
