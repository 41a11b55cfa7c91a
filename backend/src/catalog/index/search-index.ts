import type { KindValue } from "../projection/kind-values";
import { hasBit, setBit } from "./bits";
import { Dictionary } from "./dictionary";
import { Documents } from "./documents";
import { NameTable } from "./name-table";
import { PagedInts } from "./paged-ints";
import { Postings } from "./postings";
import { bandOf } from "./price-bands";
import { Profiles } from "./profiles";
import type { IndexRow, ListedRow } from "./row";
import { SetCache } from "./set-cache";
import { SizeClasses } from "./size-classes";
import { popularityOf, type SortKey, sortingsOf } from "./sort-orders";
import { SortedPositions } from "./sorted-positions";
import { Turn } from "./turn";

/** A product in the search index. Its `position` is that in the columns; one that is found by other words gets a new one. */
export type ProductDocument = {
  position: number;
  no: number;
  paidPrice: number;
  categoryId: number;
  /** -1 if it has none. */
  kindId: number;
};

const sortKeys = ["priceUp", "priceDown", "titleUp", "titleDown", "popular", "rated"] as const;

function count(counts: number[], at: number, more: number): void {
  counts[at] = (counts[at] ?? 0) + more;
}

/** A product whose words are the same as before, with what it says now. */
type Changed = { position: number; row: IndexRow };

/** A value of a kind's filters as products write it. */
export type ValueLabel = { label: string; translations?: KindValue[2] };

/**
 * The in-memory search index of the whole catalogue at one version: enough to decide which products a list shows, in
 * which order, and the facet counts. The displayed content comes from the texts beside it (ADR-0005, ADR-0100).
 */
export class SearchIndex {
  readonly documents: Documents;
  readonly categories = new Dictionary();
  readonly kinds = new Dictionary();
  /** What products say in the filters of their kinds, `row:value`; the first one's words beside it. */
  readonly values = new Dictionary();
  readonly valueLabels: ValueLabel[] = [];
  readonly brands = new Dictionary();
  readonly conditions = new Dictionary();
  readonly countries = new Dictionary();
  readonly profiles = new Profiles();
  readonly sizeClasses = new SizeClasses();
  /** How many living documents have each profile, brand and class of sizes. */
  readonly profileCounts: number[] = [];
  readonly brandCounts: number[] = [];
  readonly sizeCounts: number[] = [0];
  readonly postings = new Postings();
  readonly sets = new SetCache();
  /** The values of each document that has some: how many, then their ids. */
  private readonly valueLists = new PagedInts();
  /** The position of each product's document plus one, by its number. */
  private readonly positionByNo = new PagedInts();
  private readonly names = new NameTable();
  private readonly orders: Record<SortKey, SortedPositions>;
  private liveCount = 0;

  /** With room for this many products; more are taken too. */
  constructor(expected = 0) {
    this.documents = new Documents(expected);
    this.valueLists.push(0);
    const sortings = sortingsOf(this.documents);
    const by = (key: SortKey) => new SortedPositions(sortings[key]);
    this.orders = {
      priceUp: by("priceUp"),
      priceDown: by("priceDown"),
      titleUp: by("titleUp"),
      titleDown: by("titleDown"),
      popular: by("popular"),
      rated: by("rated"),
    };
  }

  /** Applies rows: adds new products, changes or replaces known ones, removes those that are no longer published. */
  apply(rows: readonly IndexRow[]): void {
    const changed: Changed[] = [];
    for (const row of new Map(rows.map((each) => [each.no, each])).values()) {
      const position = this.positionOf(row.no);
      if (position >= 0 && row.published && this.documents.textMark[position] === row.textMark)
        changed.push({ position, row });
      else this.upsert(row);
    }
    if (changed.length > 0) this.change(changed);
  }

  /** Adds a new product, puts one in the place of another, removes one that is no longer published. */
  upsert(row: IndexRow): void {
    this.remove(row.no);
    if (!row.published) return;
    const { documents } = this;
    const placed = this.place(row);
    const roomBefore = documents.room;
    const position = documents.add(row, placed, this.keepValues(row));
    // The kept sets have no place for more.
    if (documents.room !== roomBefore) this.sets.clear();
    this.count(position, 1);
    this.positionByNo.set(row.no, position + 1);
    this.liveCount += 1;
    this.names.add(row.productId, position);
    this.names.add(row.slug, position);
    if (this.postings.add(position, row.headWords, row.bodyWords)) setBit(documents.named, position);
    for (const key of sortKeys) this.orders[key].add(position);
    this.sets.put(position);
  }

  /** Products that are found by the same words as before keep their positions: only their places in the orders are others. */
  private change(changed: readonly Changed[]): void {
    const { documents } = this;
    const positionsIf = (isOther: (change: Changed) => boolean) =>
      changed.filter(isOther).map(({ position }) => position);
    // Equals are ordered by popularity in every order.
    const isMoved = ({ position, row }: Changed) =>
      documents.popularity[position] !== popularityOf(row) ||
      documents.createdAt[position] !== row.createdAt ||
      hasBit(documents.featured, position) !== row.featured;
    const moved = positionsIf(isMoved);
    const priced = positionsIf(
      (one) => isMoved(one) || documents.paidPrice[one.position] !== one.row.paidPrice,
    );
    const movedIn = (key: SortKey) => (key === "priceUp" || key === "priceDown" ? priced : moved);
    for (const key of sortKeys) this.orders[key].remove(movedIn(key));
    for (const { position, row } of changed) {
      this.count(position, -1);
      documents.write(position, row, this.place(row));
      this.count(position, 1);
      this.sets.put(position);
    }
    for (const key of sortKeys) for (const position of movedIn(key)) this.orders[key].add(position);
  }

  /** The numbers of these products of which it says otherwise, or nothing. */
  differing(rows: readonly ListedRow[]): number[] {
    const isOther = (row: ListedRow) => {
      const position = this.positionOf(row.no);
      return position < 0 || !this.documents.isAs(position, row, this.place(row));
    };
    return rows.filter(isOther).map(({ no }) => no);
  }

  /** Removes those with a number above `after`, up to `upTo`, that are not among `shown`; true if there was any. */
  removeOthers(after: number, upTo: number, shown: ReadonlySet<number>): boolean {
    const before = this.liveCount;
    const last = Math.min(upTo, this.positionByNo.length - 1);
    for (let no = after + 1; no <= last; no += 1) if (!shown.has(no)) this.remove(no);
    return this.liveCount < before;
  }

  private place(row: ListedRow) {
    const categoryId = this.categories.add(row.category);
    const profile = this.profiles.add({
      categoryId,
      kindId: row.kind === null ? -1 : this.kinds.add(row.kind),
      conditionId: row.condition === null ? -1 : this.conditions.add(row.condition),
      countryId: this.countries.add(row.country),
      band: bandOf(row.paidPrice),
      stars: Math.floor(row.rating),
      inStock: row.inStock,
      onSale: row.onSale,
    });
    const brandId = this.brands.add(row.brand);
    return { profile, brandId, sizeClass: this.sizeClasses.add(categoryId, row.sizeMask) };
  }

  /** Counts a document, or with -1 takes it from the counts. */
  private count(position: number, more: 1 | -1): void {
    const { profile, brand, sizeClass } = this.documents;
    count(this.profileCounts, profile[position] as number, more);
    count(this.brandCounts, brand[position] as number, more);
    count(this.sizeCounts, sizeClass[position] as number, more);
  }

  private keepValues({ kindValues }: IndexRow): number {
    if (kindValues.length === 0) return 0;
    const at = this.valueLists.push(kindValues.length);
    for (const [token, label, translations] of kindValues) {
      const id = this.values.add(token);
      const known = this.valueLabels[id];
      if (!known) this.valueLabels[id] = { label, ...(translations && { translations }) };
      // Not every product that says it is translated; a word that was mended is the latest.
      else if (translations) known.translations = { ...known.translations, ...translations };
      this.valueLists.push(id);
    }
    return at;
  }

  /** Sorts every order before the first list, in slices; nothing may be applied meanwhile. */
  async sortInSlices(turn = new Turn()): Promise<void> {
    await this.postings.sortInSlices(turn);
    for (const key of sortKeys) await this.orders[key].sortInSlices(turn);
  }

  private remove(no: number): void {
    const position = this.positionOf(no);
    if (position < 0) return;
    const { documents } = this;
    documents.remove(position);
    this.positionByNo.set(no, 0);
    this.count(position, -1);
    this.liveCount -= 1;
  }

  /** True when so many documents are of replaced or removed products that a new index is cheaper than skipping them. */
  get needsCompaction(): boolean {
    return this.documents.length - this.liveCount > 1_000 + this.documents.length / 5;
  }

  /** Grows whenever a product says what none has said before: what a filter means has to be looked up again then. */
  get namesKnown(): number {
    const { categories, kinds, values, brands, conditions, countries } = this;
    return [categories, kinds, values, brands, conditions, countries].reduce(
      (sum, { texts }) => sum + texts.length,
      0,
    );
  }

  get size(): number {
    return this.liveCount;
  }

  /** The product with this id or slug. */
  find(idOrSlug: string): ProductDocument | undefined {
    const position = this.names.positionOf(idOrSlug);
    return position >= 0 && hasBit(this.documents.alive, position) ? this.at(position) : undefined;
  }

  /** The position of a product's document by its number; -1 if it is not shown. */
  positionOf(no: number): number {
    return this.positionByNo.at(no) - 1;
  }

  at(position: number): ProductDocument {
    const { documents, profiles } = this;
    const profile = documents.profile[position] as number;
    return {
      position,
      no: documents.no[position] as number,
      paidPrice: documents.paidPrice[position] as number,
      categoryId: profiles.category[profile] as number,
      kindId: profiles.kind[profile] as number,
    };
  }

  /** How many values a document has in the filters of its kind. */
  valueCount(position: number): number {
    return this.valueLists.at(this.documents.valuesAt[position] as number);
  }

  /** The id of the nth of them, from 0. A list of its own for each document would cost more than the counting. */
  valueAt(position: number, nth: number): number {
    return this.valueLists.at((this.documents.valuesAt[position] as number) + 1 + nth);
  }

  /** An order of all documents, dead ones included. */
  order(key: SortKey): SortedPositions {
    return this.orders[key];
  }
}
