import type { IndexView } from "./index-view";
import { bandOf } from "./price-bands";
import type { ProductDocument, SearchIndex } from "./search-index";
import type { SortedDocuments, SortKey } from "./sort-orders";

/** By product: what a card shows to the members of certain customer groups. Rupees. */
export type OwnPrices = {
  /** Different for other groups, and after each change of their prices. */
  key: string;
  prices: ReadonlyMap<string, { price: number; paid: number }>;
};

const byPrice: readonly SortKey[] = ["priceUp", "priceDown"];
const none: readonly number[] = [];

/** Written out: an object built by spreading is stored as a hash table and read ten times slower. */
const atPrice = (document: ProductDocument, paidPrice: number, onSale: boolean): ProductDocument => ({
  position: document.position,
  alive: document.alive,
  no: document.no,
  productId: document.productId,
  slug: document.slug,
  categoryId: document.categoryId,
  kindId: document.kindId,
  valueIds: document.valueIds,
  brandId: document.brandId,
  conditionId: document.conditionId,
  countryId: document.countryId,
  paidPrice,
  band: bandOf(paidPrice),
  onSale,
  inStock: document.inStock,
  sizeMask: document.sizeMask,
  rating: document.rating,
  featured: document.featured,
  popularity: document.popularity,
  titleSort: document.titleSort,
  createdAt: document.createdAt,
});

/** The index with the prices of a shopper's customer groups in place of everybody's; valid until the index changes. */
export class OwnPricesIndex implements IndexView {
  readonly documents: ProductDocument[];
  private readonly moved: number[] = [];
  private readonly orders: Partial<Record<SortKey, SortedDocuments>> = {};

  constructor(
    private readonly base: SearchIndex,
    { prices }: OwnPrices,
  ) {
    this.documents = base.documents.slice();
    for (const [productId, { price, paid }] of prices) {
      const document = base.find(productId);
      const onSale = paid < price;
      if (!document || (document.paidPrice === paid && document.onSale === onSale)) continue;
      this.documents[document.position] = atPrice(document, paid, onSale);
      this.moved.push(document.position);
    }
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
  get postings() {
    return this.base.postings;
  }

  sorted(key: SortKey): readonly ProductDocument[] {
    return this.order(key).all();
  }

  ranks(key: SortKey): Int32Array {
    return this.order(key).ranks();
  }

  private order(key: SortKey): SortedDocuments {
    const known = this.orders[key];
    if (known) return known;
    const order = this.base.orderOver(key, this.documents, byPrice.includes(key) ? this.moved : none);
    this.orders[key] = order;
    return order;
  }
}
