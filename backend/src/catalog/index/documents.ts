import { type Bits, clearBit, hasBit, noBits, setBit } from "./bits";
import type { IndexRow, ListedRow } from "./row";
import { popularityOf } from "./sort-orders";
import { encode, TextStore } from "./text-store";

const firstRoom = 1_024;
/** Room beside what is there when an index is made for a known number of products, so that new ones fit. */
const spare = 1.2;

/** What a row says as numbers of the index's lists. */
type Placed = { profile: number; brandId: number; sizeClass: number };

/**
 * The products of an index as columns, by position: objects would take five times the memory and be read ten times
 * slower. A product that is found by other words than before gets a new position; the old one is dead.
 */
export class Documents {
  length = 0;
  alive: Bits;
  featured: Bits;
  /** Documents whose tariff heading identifies the goods. */
  named: Bits;
  no: Int32Array;
  profile: Int32Array;
  brand: Int32Array;
  sizeClass: Int32Array;
  /** Where the values of its kind's filters are listed; 0 for none. */
  valuesAt: Int32Array;
  title: Int32Array;
  paidPrice: Float64Array;
  popularity: Float64Array;
  createdAt: Float64Array;
  textMark: Float64Array;
  private readonly titles = new TextStore();

  /** With room for this many products and some more. */
  constructor(expected = 0) {
    const room = Math.max(firstRoom, Math.ceil(expected * spare));
    this.alive = noBits(room);
    this.featured = noBits(room);
    this.named = noBits(room);
    this.no = new Int32Array(room);
    this.profile = new Int32Array(room);
    this.brand = new Int32Array(room);
    this.sizeClass = new Int32Array(room);
    this.valuesAt = new Int32Array(room);
    this.title = new Int32Array(room);
    this.paidPrice = new Float64Array(room);
    this.popularity = new Float64Array(room);
    this.createdAt = new Float64Array(room);
    this.textMark = new Float64Array(room);
  }

  get room(): number {
    return this.no.length;
  }

  add(row: IndexRow, placed: Placed, valuesAt: number): number {
    if (this.length === this.room) this.grow();
    const position = this.length;
    this.length += 1;
    setBit(this.alive, position);
    this.no[position] = row.no;
    this.valuesAt[position] = valuesAt;
    this.title[position] = this.titles.add(encode(row.titleSort));
    this.textMark[position] = row.textMark;
    this.write(position, row, placed);
    return position;
  }

  /** Whether a document says what this row does. */
  isAs(position: number, row: ListedRow, { profile, brandId, sizeClass }: Placed): boolean {
    return (
      this.textMark[position] === row.textMark &&
      this.profile[position] === profile &&
      this.brand[position] === brandId &&
      this.sizeClass[position] === sizeClass &&
      this.paidPrice[position] === row.paidPrice &&
      this.popularity[position] === popularityOf(row) &&
      this.createdAt[position] === row.createdAt &&
      hasBit(this.featured, position) === row.featured
    );
  }

  /** Writes what may change of a document in its place. */
  write(position: number, row: ListedRow, { profile, brandId, sizeClass }: Placed): void {
    (row.featured ? setBit : clearBit)(this.featured, position);
    this.profile[position] = profile;
    this.brand[position] = brandId;
    this.sizeClass[position] = sizeClass;
    this.paidPrice[position] = row.paidPrice;
    this.popularity[position] = popularityOf(row);
    this.createdAt[position] = row.createdAt;
  }

  remove(position: number): void {
    clearBit(this.alive, position);
  }

  compareTitles(one: number, other: number): number {
    return this.titles.compare(this.title[one] as number, this.title[other] as number);
  }

  private grow(): void {
    const room = Math.ceil(this.room * 1.5);
    const bits = (old: Bits) => copied(old, noBits(room));
    const ints = (old: Int32Array) => copied(old, new Int32Array(room));
    const floats = (old: Float64Array) => copied(old, new Float64Array(room));
    this.alive = bits(this.alive);
    this.featured = bits(this.featured);
    this.named = bits(this.named);
    this.no = ints(this.no);
    this.profile = ints(this.profile);
    this.brand = ints(this.brand);
    this.sizeClass = ints(this.sizeClass);
    this.valuesAt = ints(this.valuesAt);
    this.title = ints(this.title);
    this.paidPrice = floats(this.paidPrice);
    this.popularity = floats(this.popularity);
    this.createdAt = floats(this.createdAt);
    this.textMark = floats(this.textMark);
  }
}

function copied<Column extends Bits | Int32Array | Float64Array>(old: Column, larger: Column): Column {
  larger.set(old);
  return larger;
}
