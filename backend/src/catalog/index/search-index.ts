import { Dictionary } from "./dictionary";
import { Postings } from "./postings";
import { bandOf } from "./price-bands";
import type { IndexRow } from "./row";
import {
  bestRatedFirst,
  popularFirst,
  popularityOf,
  SortedDocuments,
  type Sorting,
  type SortKey,
} from "./sort-orders";

/** A product in the search index. Its `position` is that in `SearchIndex.documents`; a changed product gets a new document. */
export type ProductDocument = Pick<
  IndexRow,
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
  position: number;
  alive: boolean;
  categoryId: number;
  /** -1 if it has none. */
  kindId: number;
  /** Of what it says in the filters of its kind. */
  valueIds: readonly number[];
  brandId: number;
  /** -1 if it has none. */
  conditionId: number;
  countryId: number;
  band: number;
  popularity: number;
};

const noValues: readonly number[] = [];

/**
 * The in-memory search index of the whole catalogue at one version: enough to decide which products a list shows, in
 * which order, and the facet counts. The displayed content comes from the texts beside it (ADR-0005).
 */
export class SearchIndex {
  readonly documents: ProductDocument[] = [];
  readonly categories = new Dictionary();
  readonly kinds = new Dictionary();
  /** What products say in the filters of their kinds, `row:value`; the first one's words beside it. */
  readonly values = new Dictionary();
  readonly valueLabels: string[] = [];
  readonly brands = new Dictionary();
  readonly conditions = new Dictionary();
  readonly countries = new Dictionary();
  readonly postings = new Postings();
  /** By kind, dead ones too. */
  private readonly documentsByKind = new Map<number, ProductDocument[]>();
  private readonly documentByNo = new Map<number, ProductDocument>();
  private readonly documentByName = new Map<string, ProductDocument>();
  private readonly orders: Record<SortKey, SortedDocuments>;
  private deadCount = 0;

  constructor() {
    const by = (compare: Sorting) => new SortedDocuments(this.documents, compare);
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
  upsert(row: IndexRow): void {
    const before = this.documentByNo.get(row.no);
    if (before) this.remove(before);
    if (!row.published) return;
    // Written out: an object built by spreading is stored as a hash table and read ten times slower.
    const document: ProductDocument = {
      position: this.documents.length,
      alive: true,
      no: row.no,
      productId: row.productId,
      slug: row.slug,
      categoryId: this.categories.add(row.category),
      kindId: row.kind === null ? -1 : this.kinds.add(row.kind),
      valueIds: this.valueIdsOf(row),
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
    this.documents.push(document);
    const alike = this.documentsByKind.get(document.kindId);
    if (alike) alike.push(document);
    else if (document.kindId >= 0) this.documentsByKind.set(document.kindId, [document]);
    this.documentByNo.set(document.no, document);
    this.documentByName.set(document.productId, document);
    this.documentByName.set(document.slug, document);
    this.postings.add(document.position, row.headWords, row.bodyWords);
    for (const order of Object.values(this.orders)) order.add(document);
  }

  private valueIdsOf({ kindValues }: IndexRow): readonly number[] {
    // Most products of a shop may have none: one list for all of them.
    if (kindValues.length === 0) return noValues;
    return kindValues.map(([token, label]) => {
      const id = this.values.add(token);
      this.valueLabels[id] ??= label;
      return id;
    });
  }

  /** Sorts every order before the first list, in slices; nothing may be applied meanwhile. */
  async sortInSlices(): Promise<void> {
    for (const order of Object.values(this.orders)) await order.sortInSlices();
  }

  private remove(document: ProductDocument): void {
    document.alive = false;
    this.deadCount += 1;
    this.documentByNo.delete(document.no);
    for (const name of [document.productId, document.slug]) {
      if (this.documentByName.get(name) === document) this.documentByName.delete(name);
    }
  }

  /** True when so many documents are of replaced or removed products that a new index is cheaper than skipping them. */
  get needsCompaction(): boolean {
    return this.deadCount > 1_000 + this.documents.length / 5;
  }

  get size(): number {
    return this.documentByNo.size;
  }

  /** The product with this id or slug. */
  find(idOrSlug: string): ProductDocument | undefined {
    return this.documentByName.get(idOrSlug);
  }

  /** All documents of a kind, including dead ones. */
  ofKind(kindId: number): readonly ProductDocument[] {
    return this.documentsByKind.get(kindId) ?? [];
  }

  /** All documents in an order, including dead ones. */
  sorted(key: SortKey): readonly ProductDocument[] {
    return this.orders[key].all();
  }

  /** Such an order over documents that stand in for those at the same positions; `moved` have another place in it. */
  orderOver(key: SortKey, documents: readonly ProductDocument[], moved: readonly number[]): SortedDocuments {
    return this.orders[key].over(documents, moved);
  }

  /** The place of each document in such an order, by its position. */
  ranks(key: SortKey): Int32Array {
    return this.orders[key].ranks();
  }
}
