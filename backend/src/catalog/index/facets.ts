import { knownSizes } from "../../contract/category-list";
import { filterName, filterToken } from "../../contract/kind-filters";
import type { Facets } from "../../contract/products";
import { allOf, allOfForNow, type Bits, countBits, positionsIn, tally, whereListed } from "./bits";
import {
  bit,
  type CompiledFilters,
  type DocumentFilter,
  type Filters,
  maskedSizes,
  ownFilters,
  specBit,
} from "./filters";
import { type IndexView, living } from "./index-view";
import { priceBands } from "./price-bands";
import type { ValueLabel } from "./search-index";
import { type Counted, ratingSteps, shownFacets } from "./shown-facets";
import type { Steps } from "./under-way";

// Local copies: an import is read through a getter at each use.
const own = { ...bit };
const steps = [...ratingSteps];

function add(counts: Int32Array, at: number, count: number): void {
  if (at >= 0) counts[at] = (counts[at] as number) + count;
}

/**
 * How many of these living documents have each value of a column, of which `all` says how many living ones have it. Where they are
 * most of the catalogue, those that are left out are counted.
 */
function histogram(index: IndexView, column: Int32Array, all: readonly number[], bits: Bits): Int32Array {
  const counts = new Int32Array(all.length);
  const alive = living(index);
  if (countBits(bits) * 2 <= countBits(alive)) {
    tally(bits, column, counts);
    return counts;
  }
  tally(bits, column, counts, alive);
  for (let value = 0; value < counts.length; value += 1)
    counts[value] = (all[value] ?? 0) - (counts[value] as number);
  return counts;
}

/**
 * Counts how many products each further facet value would leave. A product counts in every facet when it passes all
 * filters, and in one facet alone when that facet's own filter is the only one it fails.
 */
export class FacetCounter {
  private readonly category: Int32Array;
  private readonly kind: Int32Array;
  private brand: Int32Array;
  private readonly condition: Int32Array;
  private readonly country: Int32Array;
  /** By class of sizes. */
  private sizes: Int32Array;
  private readonly price = new Int32Array(priceBands.length);
  private readonly rating = new Int32Array(ratingSteps.length);
  /** By value of the kind's own filters; empty in a list of several kinds. */
  private readonly value: Int32Array;
  /** The bit of each value's filter; 0 if it is none of this kind's. */
  private readonly valueBit: Int32Array;
  private inStock = 0;
  private onSale = 0;

  constructor(
    private readonly index: IndexView,
    { kind }: Filters,
  ) {
    const specs = ownFilters(kind);
    this.value = new Int32Array(specs.length > 0 ? index.values.texts.length : 0);
    this.valueBit = new Int32Array(this.value.length);
    specs.forEach(({ row }, place) => {
      const start = filterToken(filterName(row), "");
      index.values.texts.forEach((token, id) => {
        if (token.startsWith(start)) this.valueBit[id] = specBit(place);
      });
    });
    this.category = new Int32Array(index.categories.texts.length);
    this.sizes = new Int32Array(index.sizeClasses.mask.length);
    this.kind = new Int32Array(index.kinds.texts.length);
    this.brand = new Int32Array(index.brands.texts.length);
    this.condition = new Int32Array(index.conditions.texts.length);
    this.country = new Int32Array(index.countries.texts.length);
  }

  /** Counts everything, one pass over the catalogue in each step: `among` are the living documents of which lists are made. */
  *count(filters: CompiledFilters, among: Bits, isWhole: boolean): Steps<void> {
    const { ofDocuments, ofProfiles } = filters;
    const active = ofDocuments.reduce((bits, filter) => bits | filter.bit, 0);
    const positions = this.index.documents.length;
    const setsOf = (some: readonly DocumentFilter[]) => some.map(({ set }) => set());
    const profiles = () => ofProfiles.map((set) => set());
    if (isWhole && ofDocuments.length === 0) this.countProfiles(this.index.profileCounts, filters, active);
    else {
      const whatever = allOfForNow([among, ...setsOf(ofDocuments)], positions);
      this.countProfiles(this.profilesOf(whatever), filters, active);
    }
    yield;
    // Brand, sizes and the kind's own values of what is shown, as far as none of them is chosen.
    const shown = allOf([among, ...setsOf(ofDocuments), ...profiles()], positions);
    if ((active & own.brand) === 0) this.brand = this.brandsOf(shown);
    yield;
    if ((active & own.size) === 0) this.sizes = this.sizesOf(shown);
    yield;
    if (this.value.length > 0) this.countValues(positionsIn(shown), ~active);
    for (const filter of ofDocuments) {
      yield;
      const others = ofDocuments.filter((other) => other !== filter);
      // Of everything it is known how many have each profile.
      if (filter.bit === own.price && isWhole && others.length === 0)
        this.countBands(this.index.profileCounts, filters);
      else this.countOne(filter, allOfForNow([among, ...setsOf(others), ...profiles()], positions), filters);
    }
  }

  private profilesOf(bits: Bits): Int32Array {
    return histogram(this.index, this.index.documents.profile, this.index.profileCounts, bits);
  }

  private brandsOf(bits: Bits): Int32Array {
    return histogram(this.index, this.index.documents.brand, this.index.brandCounts, bits);
  }

  private sizesOf(bits: Bits): Int32Array {
    const { documents, sets, sizeCounts } = this.index;
    const has = (position: number) => documents.sizeClass[position] !== 0;
    const make = () => {
      const table = new Uint8Array(sizeCounts.length).fill(1, 1);
      return whereListed(documents.sizeClass, table, documents.length);
    };
    // Most products of most shops come in no sizes.
    const sized = allOfForNow([bits, sets.get("sized", has, make)], documents.length);
    return histogram(this.index, documents.sizeClass, sizeCounts, sized);
  }

  /** By profile: all facets but those of brand, sizes and the kind's own; the price's only if no price is chosen. */
  private countProfiles(
    counts: Int32Array | readonly number[],
    { failsByProfile }: CompiledFilters,
    active: number,
  ) {
    const failsOf = failsByProfile();
    const { category, kind, condition, country, band, stars, inStock, onSale } = this.index.profiles;
    const takesPrice = (active & own.price) === 0;
    for (let profile = 0; profile < category.length; profile += 1) {
      const count = counts[profile] ?? 0;
      if (count === 0) continue;
      const fails = failsOf[profile] as number;
      // More than one filter failed: no single facet value would show it.
      if ((fails & (fails - 1)) !== 0) continue;
      const passes = fails === 0;
      if (passes || fails === own.category) add(this.category, category[profile] as number, count);
      if (passes || fails === own.kind) add(this.kind, kind[profile] as number, count);
      if (passes || fails === own.condition) add(this.condition, condition[profile] as number, count);
      if (passes || fails === own.country) add(this.country, country[profile] as number, count);
      if (takesPrice && passes) add(this.price, band[profile] as number, count);
      if ((passes || fails === own.inStock) && inStock[profile] === 1) this.inStock += count;
      if ((passes || fails === own.onSale) && onSale[profile] === 1) this.onSale += count;
      if (passes || fails === own.rating) this.addStars(stars[profile] as number, count);
    }
  }

  private addStars(stars: number, count: number): void {
    for (let at = 0; at < steps.length; at += 1)
      if (stars >= (steps[at] as number)) add(this.rating, at, count);
  }

  /** The values whose filters are among these bits. */
  private countValues(positions: Int32Array, bits: number): void {
    for (const position of positions) {
      const count = this.index.valueCount(position);
      for (let nth = 0; nth < count; nth += 1) {
        const id = this.index.valueAt(position, nth);
        if (((this.valueBit[id] as number) & bits) !== 0) add(this.value, id, 1);
      }
    }
  }

  /** The facet of one chosen filter, over what passes all others. */
  private countOne(filter: DocumentFilter, base: Bits, filters: CompiledFilters): void {
    if (filter.bit === own.price) this.countBands(this.profilesOf(base), filters);
    else if (filter.bit === own.brand) this.brand = this.brandsOf(base);
    else if (filter.bit === own.size) this.sizes = this.sizesOf(base);
    else this.countValues(positionsIn(base), filter.bit);
  }

  /** The price's facet where a price is chosen, by how many of each profile pass all other filters of documents. */
  private countBands(counts: Int32Array | readonly number[], { failsByProfile }: CompiledFilters): void {
    const failsOf = failsByProfile();
    const { band } = this.index.profiles;
    for (let profile = 0; profile < band.length; profile += 1)
      if (failsOf[profile] === 0) add(this.price, band[profile] as number, counts[profile] ?? 0);
  }

  /** The counts of all known sizes, of all categories together. */
  private sizeCounts({ categories, sizeClasses }: IndexView): Int32Array {
    const places = new Map(knownSizes().map((size, at) => [size, at]));
    const sizesOf = categories.texts.map(maskedSizes);
    const counts = new Int32Array(places.size);
    this.sizes.forEach((count, sizes) => {
      if (count === 0) return;
      const mask = sizeClasses.mask[sizes] as number;
      sizesOf[sizeClasses.category[sizes] as number]?.forEach((size, at) => {
        if ((mask >>> at) & 1) add(counts, places.get(size) ?? -1, count);
      });
    });
    return counts;
  }

  /** The facets in the contract's format, without zero counts unless chosen; `isSearch` if of what a search found. */
  facets(index: IndexView, filters: Filters, isSearch: boolean): Facets {
    const by = (names: readonly string[], counts: Int32Array) =>
      new Map(names.map((name, at) => [name, counts[at] ?? 0]));
    const values = new Map<string, number>();
    const labels = new Map<string, ValueLabel>();
    index.values.texts.forEach((token, id) => {
      if (!this.valueBit[id]) return;
      values.set(token, this.value[id] ?? 0);
      const label = index.valueLabels[id];
      if (label) labels.set(token, label);
    });
    const counted: Counted = {
      category: by(index.categories.texts, this.category),
      kind: by(index.kinds.texts, this.kind),
      brand: by(index.brands.texts, this.brand),
      condition: by(index.conditions.texts, this.condition),
      size: by(knownSizes(), this.sizeCounts(index)),
      countryOfOrigin: by(index.countries.texts, this.country),
      price: by(priceBands, this.price),
      rating: by(ratingSteps.map(String), this.rating),
      inStock: this.inStock,
      onSale: this.onSale,
      values,
      labels,
    };
    return shownFacets(counted, filters, isSearch);
  }
}
