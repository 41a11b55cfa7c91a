import type { Bits } from "./bits";
import type { Columns, IndexView } from "./index-view";
import { bandOf } from "./price-bands";
import type { SearchIndex } from "./search-index";
import { SetCache } from "./set-cache";
import { type SortKey, sortingsOf } from "./sort-orders";
import type { SortedPositions } from "./sorted-positions";
import type { Steps } from "./under-way";

/** By product: what a card shows to the members of certain customer groups. Rupees. */
export type OwnPrices = {
  /** Different for other groups, and after each change of their prices. */
  key: string;
  prices: ReadonlyMap<string, { price: number; paid: number }>;
};

/** The columns of an index with other prices. */
class OwnColumns implements Columns {
  readonly paidPrice: Float64Array;
  readonly profile: Int32Array;
  readonly length: number;
  readonly room: number;
  readonly alive: Bits;
  readonly featured: Bits;
  readonly named: Bits;
  readonly no: Int32Array;
  readonly brand: Int32Array;
  readonly sizeClass: Int32Array;
  readonly valuesAt: Int32Array;
  readonly popularity: Float64Array;
  readonly createdAt: Float64Array;

  constructor(private readonly base: Columns) {
    this.paidPrice = base.paidPrice.slice();
    this.profile = base.profile.slice();
    this.length = base.length;
    this.room = base.room;
    this.alive = base.alive;
    this.featured = base.featured;
    this.named = base.named;
    this.no = base.no;
    this.brand = base.brand;
    this.sizeClass = base.sizeClass;
    this.valuesAt = base.valuesAt;
    this.popularity = base.popularity;
    this.createdAt = base.createdAt;
  }

  compareTitles(one: number, other: number): number {
    return this.base.compareTitles(one, other);
  }
}

/** So many prices are put into an index in one step. */
const portion = 2_000;

/** The orders that depend on prices. */
const ownKeys = ["priceUp", "priceDown"] as const;

type OwnPrice = { paid: number; onSale: boolean };

/**
 * The index with the prices of a shopper's customer groups in place of everybody's. It follows changes of products in their
 * places (`leave`, `comeBack`); for others it is made anew.
 */
export class OwnPricesIndex implements IndexView {
  readonly documents: OwnColumns;
  readonly profileCounts: number[];
  readonly sets = new SetCache();
  private readonly owned = new Map<number, OwnPrice>();
  private readonly orders: Partial<Record<SortKey, SortedPositions>> = {};

  private constructor(private readonly base: SearchIndex) {
    this.documents = new OwnColumns(base.documents);
    this.profileCounts = base.profileCounts.slice();
  }

  static *inSteps(base: SearchIndex, { prices }: OwnPrices): Steps<OwnPricesIndex> {
    const index = new OwnPricesIndex(base);
    yield;
    let put = 0;
    for (const [productId, { price, paid }] of prices) {
      const document = base.find(productId);
      if (document) {
        index.owned.set(document.position, { paid, onSale: paid < price });
        index.read(document.position);
      }
      put += 1;
      if (put % portion === 0) yield;
    }
    const sortings = sortingsOf(index.documents);
    const moved = [...index.owned.keys()];
    for (const key of ownKeys)
      index.orders[key] = yield* base.order(key).withMoved(moved, sortings[key], index.documents.length);
    return index;
  }

  /** Before these documents are changed in their places. */
  leave(positions: readonly number[]): void {
    for (const order of Object.values(this.orders)) order.remove(positions);
  }

  /** After that. */
  comeBack(positions: readonly number[]): void {
    for (const position of positions) {
      this.read(position);
      this.sets.put(position);
    }
    for (const order of Object.values(this.orders)) for (const position of positions) order.add(position);
  }

  /** Takes over what everybody's index says of a document, at its own price if it has one. */
  private read(position: number): void {
    const { paidPrice, profile } = this.documents;
    const own = this.owned.get(position);
    const [before, everybodys] = [
      profile[position] as number,
      this.base.documents.profile[position] as number,
    ];
    const now = own ? this.profiles.atPrice(everybodys, bandOf(own.paid), own.onSale) : everybodys;
    paidPrice[position] = own?.paid ?? (this.base.documents.paidPrice[position] as number);
    profile[position] = now;
    this.profileCounts[before] = (this.profileCounts[before] as number) - 1;
    this.profileCounts[now] = (this.profileCounts[now] ?? 0) + 1;
  }

  get brandCounts() {
    return this.base.brandCounts;
  }
  get sizeCounts() {
    return this.base.sizeCounts;
  }
  get categories() {
    return this.base.categories;
  }
  get kinds() {
    return this.base.kinds;
  }
  get values() {
    return this.base.values;
  }
  get valueLabels() {
    return this.base.valueLabels;
  }
  get brands() {
    return this.base.brands;
  }
  get conditions() {
    return this.base.conditions;
  }
  get countries() {
    return this.base.countries;
  }
  get profiles() {
    return this.base.profiles;
  }
  get sizeClasses() {
    return this.base.sizeClasses;
  }
  get postings() {
    return this.base.postings;
  }

  valueCount(position: number): number {
    return this.base.valueCount(position);
  }

  valueAt(position: number, nth: number): number {
    return this.base.valueAt(position, nth);
  }

  order(key: SortKey): SortedPositions {
    return this.orders[key] ?? this.base.order(key);
  }
}
