import { Names } from "./names";
import {
  bestRatedFirst,
  popularFirst,
  popularityOf,
  SortedSeats,
  type Sorting,
  type SortKey,
} from "./orders";
import { Postings } from "./postings";
import { bandOf } from "./price-bands";
import type { BoardRow } from "./row";

/** A product in the search index. Its seat is its index in `Board.seats`; a changed product gets a new one. */
export type Seat = Pick<
  BoardRow,
  | "no"
  | "productId"
  | "slug"
  | "paidPrice"
  | "onSale"
  | "inStock"
  | "sizeMask"
  | "rating"
  | "featured"
  | "titleSort"
  | "createdAt"
> & {
  seat: number;
  alive: boolean;
  categoryId: number;
  brandId: number;
  /** -1 if it has none. */
  conditionId: number;
  countryId: number;
  band: number;
  popularity: number;
};

/**
 * The in-memory search index of the whole catalogue at one version: enough to decide which products a list shows, in
 * which order, and the facet counts. The displayed content comes from the texts beside it (ADR-0005).
 */
export class Board {
  readonly seats: Seat[] = [];
  readonly categories = new Names();
  readonly brands = new Names();
  readonly conditions = new Names();
  readonly countries = new Names();
  readonly postings = new Postings();
  private readonly seatByNo = new Map<number, Seat>();
  private readonly seatByName = new Map<string, Seat>();
  private readonly orders: Record<SortKey, SortedSeats>;
  private deadCount = 0;

  constructor() {
    const by = (compare: Sorting) => new SortedSeats(this.seats, compare);
    const byTitle: Sorting = (a, b) => (a.titleSort < b.titleSort ? -1 : a.titleSort > b.titleSort ? 1 : 0);
    // Among equals the more popular product comes first, in either direction.
    this.orders = {
      priceUp: by((a, b) => a.paidPrice - b.paidPrice || popularFirst(a, b)),
      priceDown: by((a, b) => b.paidPrice - a.paidPrice || popularFirst(a, b)),
      titleUp: by((a, b) => byTitle(a, b) || popularFirst(a, b)),
      titleDown: by((a, b) => byTitle(b, a) || popularFirst(a, b)),
      popular: by(popularFirst),
      rated: by(bestRatedFirst),
    };
  }

  /** Applies one row: adds a new product, replaces a changed one, removes one that is no longer published. */
  apply(row: BoardRow): void {
    const before = this.seatByNo.get(row.no);
    if (before) this.unseat(before);
    if (!row.published) return;
    // Written out: an object built by spreading is stored as a hash table and read ten times slower.
    const seat: Seat = {
      seat: this.seats.length,
      alive: true,
      no: row.no,
      productId: row.productId,
      slug: row.slug,
      categoryId: this.categories.add(row.category),
      brandId: this.brands.add(row.brand),
      conditionId: row.condition === null ? -1 : this.conditions.add(row.condition),
      countryId: this.countries.add(row.country),
      paidPrice: row.paidPrice,
      band: bandOf(row.paidPrice),
      onSale: row.onSale,
      inStock: row.inStock,
      sizeMask: row.sizeMask,
      rating: row.rating,
      featured: row.featured,
      popularity: popularityOf(row),
      titleSort: row.titleSort,
      createdAt: row.createdAt,
    };
    this.seats.push(seat);
    this.seatByNo.set(seat.no, seat);
    this.seatByName.set(seat.productId, seat);
    this.seatByName.set(seat.slug, seat);
    this.postings.add(seat.seat, row.headWords, row.bodyWords);
    for (const order of Object.values(this.orders)) order.add(seat);
  }

  /** Sorts every order before the first list, in slices; nothing may be applied meanwhile. */
  async sortInSlices(): Promise<void> {
    for (const order of Object.values(this.orders)) await order.sortInSlices();
  }

  private unseat(seat: Seat): void {
    seat.alive = false;
    this.deadCount += 1;
    this.seatByNo.delete(seat.no);
    for (const name of [seat.productId, seat.slug]) {
      if (this.seatByName.get(name) === seat) this.seatByName.delete(name);
    }
  }

  /** True when so many seats are empty that building a new board is cheaper than skipping them. */
  get isWorn(): boolean {
    return this.deadCount > 1_000 + this.seats.length / 5;
  }

  get size(): number {
    return this.seatByNo.size;
  }

  /** The product with this id or slug. */
  find(idOrSlug: string): Seat | undefined {
    return this.seatByName.get(idOrSlug);
  }

  /** All seats in an order, including dead ones. */
  sorted(key: SortKey): readonly Seat[] {
    return this.orders[key].all();
  }

  /** The place of each seat in such an order, by the seat's number. */
  ranks(key: SortKey): Int32Array {
    return this.orders[key].ranks();
  }
}
