import { isHiddenBrand } from "../../contract/brand-list";
import { categoryList, knownSizes } from "../../contract/category-list";
import { conditions } from "../../contract/constants";
import { filterLabel, filterName, filterToken, type KindFilter } from "../../contract/kind-filters";
import { kindList } from "../../contract/kind-list";
import type { Facets } from "../../contract/products";
import { bit, type Filters, firstSpecBit, maskedSizes, ownFilters, specBit } from "./filters";
import type { IndexView } from "./index-view";
import { priceBands } from "./price-bands";
import type { ProductDocument } from "./search-index";

const mostSizes = 30;
/** 64 GB before 128 GB. */
const naturally = new Intl.Collator("en", { numeric: true });
const ratingSteps = [4, 3, 2, 1];
// A local copy: an import is read through a getter at each use.
const own = { ...bit };

function add(counts: Int32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}

/**
 * Counts how many products each further facet value would leave. A product counts in every facet when it passes all
 * filters, and in one facet alone when that facet's own filter is the only one it fails.
 */
export class FacetCounter {
  private readonly category: Int32Array;
  private readonly kind: Int32Array;
  private readonly brand: Int32Array;
  private readonly condition: Int32Array;
  private readonly country: Int32Array;
  /** By category and place in its list. */
  private readonly size: Int32Array;
  private readonly price = new Int32Array(priceBands.length);
  private readonly rating = new Int32Array(ratingSteps.length);
  /** By value of the kind's own filters; empty in a list of several kinds. */
  private readonly value: Int32Array;
  /** The bit of each value's filter; 0 if it is none of this kind's. */
  private readonly valueBit: Int32Array;
  private readonly specs: readonly KindFilter[];
  private inStock = 0;
  private onSale = 0;

  constructor(index: IndexView, { kind }: Filters) {
    this.specs = ownFilters(kind);
    this.value = new Int32Array(this.specs.length > 0 ? index.values.texts.length : 0);
    this.valueBit = new Int32Array(this.value.length);
    this.specs.forEach(({ row }, place) => {
      const start = filterToken(filterName(row), "");
      index.values.texts.forEach((token, id) => {
        if (token.startsWith(start)) this.valueBit[id] = specBit(place);
      });
    });
    this.category = new Int32Array(index.categories.texts.length);
    this.size = new Int32Array(index.categories.texts.length * mostSizes);
    this.kind = new Int32Array(index.kinds.texts.length);
    this.brand = new Int32Array(index.brands.texts.length);
    this.condition = new Int32Array(index.conditions.texts.length);
    this.country = new Int32Array(index.countries.texts.length);
  }

  count(document: ProductDocument, fails: number): void {
    // More than one filter failed: no single facet value would show it.
    if ((fails & (fails - 1)) !== 0) return;
    if ((fails | own.category) === own.category) add(this.category, document.categoryId);
    if (document.kindId >= 0 && (fails | own.kind) === own.kind) add(this.kind, document.kindId);
    if (this.value.length > 0 && (fails === 0 || fails >= firstSpecBit))
      for (const id of document.valueIds) {
        const rowBit = this.valueBit[id] as number;
        if (rowBit !== 0 && (fails | rowBit) === rowBit) add(this.value, id);
      }
    if ((fails | own.brand) === own.brand) add(this.brand, document.brandId);
    if (document.conditionId >= 0 && (fails | own.condition) === own.condition)
      add(this.condition, document.conditionId);
    if ((fails | own.country) === own.country) add(this.country, document.countryId);
    if ((fails | own.price) === own.price) add(this.price, document.band);
    if (document.inStock && (fails | own.inStock) === own.inStock) this.inStock += 1;
    if (document.onSale && (fails | own.onSale) === own.onSale) this.onSale += 1;
    if (document.sizeMask !== 0 && (fails | own.size) === own.size)
      for (let at = 0, mask = document.sizeMask; mask !== 0; at += 1, mask >>>= 1)
        if (mask & 1) add(this.size, document.categoryId * mostSizes + at);
    if (document.rating > 0 && (fails | own.rating) === own.rating)
      for (let at = 0; at < ratingSteps.length; at += 1)
        if (document.rating >= (ratingSteps[at] ?? 0)) add(this.rating, at);
  }

  /** The counts of all known sizes, of all categories together. */
  private sizeCounts(index: IndexView): Int32Array {
    const places = new Map(knownSizes().map((size, at) => [size, at]));
    const counts = new Int32Array(places.size);
    index.categories.texts.forEach((category, id) => {
      maskedSizes(category).forEach((size, at) => {
        const place = places.get(size);
        if (place !== undefined) counts[place] = (counts[place] ?? 0) + (this.size[id * mostSizes + at] ?? 0);
      });
    });
    return counts;
  }

  /** In the shop's order. A list of several categories would have them all: no shopper chooses among so many. */
  private kinds(index: IndexView, filters: Filters, isSearch: boolean) {
    const isFew = isSearch || filters.category?.length === 1 || (filters.kind?.length ?? 0) > 0;
    if (!isFew) return [];
    return kindList().flatMap(({ id, isHidden }) => {
      const isChosen = filters.kind?.includes(id) ?? false;
      const count = this.kind[index.kinds.find(id) ?? -1] ?? 0;
      return isChosen || (count > 0 && !isHidden) ? [{ value: id, count }] : [];
    });
  }

  /** The kind's own filters with their values: by number where they begin with one, otherwise the commonest first. */
  private spec({ values, valueLabels }: IndexView, { spec = [] }: Filters): Facets["spec"] {
    return this.specs.map((filter, place) => {
      const counted = values.texts.flatMap((value, id) => {
        const count = this.value[id] ?? 0;
        const isShown = count > 0 || spec.includes(value);
        return this.valueBit[id] === specBit(place) && isShown
          ? [{ value, label: valueLabels[id] ?? value, count }]
          : [];
      });
      const isNumbered = counted.every(({ label }) => /^\d/.test(label));
      counted.sort((a, b) => (isNumbered ? 0 : b.count - a.count) || naturally.compare(a.value, b.value));
      return { row: filterName(filter.row), label: filterLabel(filter), values: counted };
    });
  }

  /** The facets in the contract's format, without zero counts unless chosen; `isSearch` if of what a search found. */
  facets(index: IndexView, filters: Filters, isSearch: boolean): Facets {
    const fixed = (names: readonly string[], counts: Int32Array, chosen: readonly string[] = []) =>
      names
        .map((value, at) => ({ value, count: counts[at] ?? 0 }))
        .filter(({ value, count }) => count > 0 || chosen.includes(value));
    const inOrderOf = (order: readonly string[], list: { value: string; count: number }[]) =>
      list.sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value));
    const byCount = (list: { value: string; count: number }[]) =>
      list.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
    const order = categoryList().map(({ id }) => id);
    const hidden = categoryList().flatMap(({ id, isHidden }) => (isHidden ? [id] : []));
    return {
      category: inOrderOf(order, fixed(index.categories.texts, this.category, filters.category)).filter(
        ({ value }) => !hidden.includes(value) || filters.category?.includes(value),
      ),
      kind: this.kinds(index, filters, isSearch),
      spec: this.spec(index, filters),
      brand: byCount(fixed(index.brands.texts, this.brand, filters.brand)).filter(
        ({ value }) => !isHiddenBrand(value) || filters.brand?.includes(value),
      ),
      condition: inOrderOf(conditions, fixed(index.conditions.texts, this.condition, filters.condition)),
      size: fixed(knownSizes(), this.sizeCounts(index), filters.size),
      countryOfOrigin: byCount(fixed(index.countries.texts, this.country, filters.countryOfOrigin)),
      price: fixed(priceBands, this.price),
      rating: fixed(ratingSteps.map(String), this.rating),
      inStock: this.inStock,
      onSale: this.onSale,
    };
  }
}
