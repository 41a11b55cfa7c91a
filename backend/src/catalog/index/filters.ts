import { sizeOrder } from "../../contract/category-list";
import type { Category, Condition, Size, SortOption } from "../../contract/constants";
import { filterName, filterToken, type KindFilter } from "../../contract/kind-filters";
import { kindFilters } from "../../contract/kind-list";
import {
  allOf,
  type Bits,
  clearEach,
  firstBits,
  noBits,
  positionsIn,
  setBit,
  setEach,
  whereListed,
} from "./bits";
import type { Dictionary } from "./dictionary";
import type { IndexView } from "./index-view";

/** The filters of a list, in the shape of the contract's query; an absent one does not filter. */
export type Filters = {
  category?: Category[];
  kind?: string[];
  /** Values of the filters of one kind, `row:value`. */
  spec?: string[];
  brand?: string[];
  condition?: Condition[];
  size?: Size[];
  countryOfOrigin?: string[];
  minPrice?: number;
  maxPrice?: number;
  /** Whole stars. */
  minRating?: number;
  inStock?: boolean;
  onSale?: boolean;
  /** "rating" comes only from the words of a search: no list offers it. */
  sortBy?: SortOption | "rating";
};

/** One bit per filter: the failed filters determine in which facets a product still counts. */
export const bit = {
  category: 1,
  brand: 2,
  condition: 4,
  size: 8,
  country: 16,
  price: 32,
  rating: 64,
  inStock: 128,
  onSale: 256,
  kind: 512,
} as const;

/** The bits of a kind's own filters are above all others. */
const firstSpecBit = 1024;
export const specBit = (place: number): number => firstSpecBit << place;

/** The sizes that a mask can hold: those of the list of the product's category, in its order. */
export const maskedSizes = (category: Category): readonly Size[] => sizeOrder(category).slice(0, 30);

/** The masks of these sizes, by the id of the category: each has its own order. */
function sizeMasks({ texts }: Dictionary, wanted: readonly Size[]): number[] {
  return texts.map((category) =>
    maskedSizes(category).reduce((mask, size, at) => (wanted.includes(size) ? mask | (1 << at) : mask), 0),
  );
}

/** The ids of what is chosen, ascending; undefined if nothing is. Texts that no product has are ignored. */
function idsOf(names: Dictionary, wanted: readonly string[] | undefined): number[] | undefined {
  if (!wanted || wanted.length === 0) return undefined;
  return [...new Set(wanted.flatMap((text) => names.find(text) ?? []))].sort((a, b) => a - b);
}

/** The filters of the kind that a list is of; none if it is of several, or of all. */
export const ownFilters = (kind: readonly string[] | undefined): readonly KindFilter[] =>
  kind?.length === 1 ? kindFilters(kind[0] ?? "") : [];

/** A filter that each document passes or fails by itself, whatever its profile. */
export type DocumentFilter = {
  bit: number;
  /** The place among the filters of the kind; -1 if it is none of them. */
  place: number;
  has: (position: number) => boolean;
  /** All that pass, dead ones too. */
  set: () => Bits;
};

export type CompiledFilters = {
  /** The bits of the filters that each profile fails. */
  failsByProfile: () => Uint32Array;
  /** For each filter of profiles that is set the documents that pass it, dead ones too. */
  ofProfiles: readonly (() => Bits)[];
  ofDocuments: readonly DocumentFilter[];
  /** The bits of the filters that a document fails; 0 means it is shown. */
  fails: (position: number) => number;
};

const allStars = [0, 1, 2, 3, 4, 5];

/** A 1 at each of these ids. */
function tableOf(ids: readonly number[], size: number): Uint8Array {
  const table = new Uint8Array(size);
  for (const id of ids) table[id] = 1;
  return table;
}

/** A filter of profiles: a 1 in `passes` at each value of the column, plus one, that passes. */
type ProfileFilter = { bit: number; name: string; column: readonly number[]; passes: Uint8Array };

function profileFilters(index: IndexView, filters: Filters): ProfileFilter[] {
  const { profiles } = index;
  const all: ProfileFilter[] = [];
  const among = (failed: number, column: readonly number[], ids: readonly number[] | undefined) => {
    if (!ids) return;
    const passes = new Uint8Array(Math.max(-1, ...ids) + 2);
    for (const id of ids) passes[id + 1] = 1;
    all.push({ bit: failed, name: `${failed}:${ids}`, column, passes });
  };
  const is = (failed: number, column: readonly number[], wanted: boolean | undefined) =>
    among(failed, column, wanted === undefined ? undefined : [Number(wanted)]);
  const { minRating = 0 } = filters;
  among(bit.category, profiles.category, idsOf(index.categories, filters.category));
  among(bit.kind, profiles.kind, idsOf(index.kinds, filters.kind));
  among(bit.condition, profiles.condition, idsOf(index.conditions, filters.condition));
  among(bit.country, profiles.country, idsOf(index.countries, filters.countryOfOrigin));
  is(bit.inStock, profiles.inStock, filters.inStock);
  is(bit.onSale, profiles.onSale, filters.onSale);
  among(
    bit.rating,
    profiles.stars,
    minRating > 0 ? allStars.filter((stars) => stars >= minRating) : undefined,
  );
  return all;
}

/** The filters of the one kind that the list is of. What is of another kind has other filters: it fails none of these. */
function rowFilters(index: IndexView, { kind, spec = [] }: Filters): DocumentFilter[] {
  if (spec.length === 0) return [];
  const { documents, profiles, sets } = index;
  const kindId = index.kinds.find(kind?.[0] ?? "") ?? -2;
  return ownFilters(kind).flatMap(({ row }, place) => {
    const own = spec.filter((token) => token.startsWith(filterToken(filterName(row), "")));
    const ids = idsOf(index.values, own);
    if (!ids) return [];
    const has = (position: number) => {
      if (profiles.kind[documents.profile[position] as number] !== kindId) return true;
      const count = index.valueCount(position);
      for (let nth = 0; nth < count; nth += 1) if (ids.includes(index.valueAt(position, nth))) return true;
      return false;
    };
    const make = () => {
      const ofKind = new Uint8Array(profiles.length);
      const ofOthers = new Uint8Array(profiles.length);
      for (let profile = 0; profile < profiles.length; profile += 1)
        (profiles.kind[profile] === kindId ? ofKind : ofOthers)[profile] = 1;
      const bits = whereListed(documents.profile, ofOthers, documents.length);
      const candidates = whereListed(documents.profile, ofKind, documents.length);
      for (const at of positionsIn(candidates)) if (has(at)) setBit(bits, at);
      return bits;
    };
    return [{ bit: specBit(place), place, has, set: () => sets.get(`row ${kindId}:${ids}`, has, make) }];
  });
}

/** The documents at these prices, found in the order of all prices; where they are most of them, those at other prices are. */
function atPrices(index: IndexView, least: number, most: number): Bits {
  const { paidPrice, length, room } = index.documents;
  const byPrice = index.order("priceUp");
  const from = byPrice.placeOfFirst((at) => (paidPrice[at] as number) >= least);
  const to = byPrice.placeOfFirst((at) => (paidPrice[at] as number) > most);
  const inside = byPrice.between(from, to);
  if (inside.reduce((sum, positions) => sum + positions.length, 0) * 2 <= length) {
    const bits = noBits(room);
    for (const positions of inside) setEach(bits, positions);
    return bits;
  }
  const bits = firstBits(length, room);
  for (const positions of [...byPrice.between(undefined, from), ...byPrice.between(to)])
    clearEach(bits, positions);
  return bits;
}

function documentFilters(index: IndexView, filters: Filters): DocumentFilter[] {
  const { documents, sets, sizeClasses } = index;
  const found: DocumentFilter[] = [];
  const brand = idsOf(index.brands, filters.brand);
  if (brand) {
    const has = (position: number) => brand.includes(documents.brand[position] as number);
    const make = () =>
      whereListed(documents.brand, tableOf(brand, index.brands.texts.length), documents.length);
    found.push({ bit: bit.brand, place: -1, has, set: () => sets.get(`brand ${brand}`, has, make) });
  }
  if (filters.size?.length) {
    const masks = sizeMasks(index.categories, filters.size);
    const fits = (sizes: number) =>
      ((sizeClasses.mask[sizes] as number) & (masks[sizeClasses.category[sizes] as number] ?? 0)) !== 0;
    const has = (position: number) => fits(documents.sizeClass[position] as number);
    const make = () => {
      const table = Uint8Array.from(sizeClasses.mask, (_, sizes) => Number(fits(sizes)));
      return whereListed(documents.sizeClass, table, documents.length);
    };
    found.push({ bit: bit.size, place: -1, has, set: () => sets.get(`size ${masks}`, has, make) });
  }
  const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY } = filters;
  if (filters.minPrice !== undefined || filters.maxPrice !== undefined) {
    const has = (position: number) => {
      const price = documents.paidPrice[position] as number;
      return price >= minPrice && price <= maxPrice;
    };
    const make = () => atPrices(index, minPrice, maxPrice);
    const name = `price ${minPrice} ${maxPrice}`;
    found.push({ bit: bit.price, place: -1, has, set: () => sets.get(name, has, make) });
  }
  return [...found, ...rowFilters(index, filters)];
}

/** Compiles filters into sets of documents and tests of one. */
export function compile(index: IndexView, filters: Filters): CompiledFilters {
  const { documents, profiles, sets } = index;
  const byProfile = profileFilters(index, filters);
  const ofDocuments = documentFilters(index, filters);
  const failsOfProfile = (profile: number) => {
    let failed = 0;
    for (const filter of byProfile)
      if (filter.passes[(filter.column[profile] as number) + 1] !== 1) failed |= filter.bit;
    return failed;
  };
  const failsByProfile = () => {
    const fails = new Uint32Array(profiles.length);
    for (const { bit: failed, column, passes } of byProfile)
      for (let profile = 0; profile < fails.length; profile += 1)
        if (passes[(column[profile] as number) + 1] !== 1)
          fails[profile] = (fails[profile] as number) | failed;
    return fails;
  };
  // A set for each filter: a choice that nobody has made before is mostly made of filters that somebody has chosen.
  const ofProfiles = byProfile.map(({ name, column, passes }) => {
    const has = (position: number) =>
      passes[(column[documents.profile[position] as number] as number) + 1] === 1;
    const make = () => {
      const table = Uint8Array.from(column, (value) => passes[value + 1] ?? 0);
      return whereListed(documents.profile, table, documents.length);
    };
    return () => sets.get(`profile ${name}`, has, make);
  });
  return {
    failsByProfile,
    ofProfiles,
    ofDocuments,
    fails: (position) => {
      let failed = failsOfProfile(documents.profile[position] as number);
      for (const filter of ofDocuments) if (!filter.has(position)) failed |= filter.bit;
      return failed;
    },
  };
}

/** The documents of a set that pass all filters, by one of the ways to intersect sets. */
export function passing(
  index: IndexView,
  { ofProfiles, ofDocuments }: CompiledFilters,
  among: Bits,
  intersect = allOf,
): Bits {
  const sets = [...ofDocuments.map(({ set }) => set()), ...ofProfiles.map((set) => set())];
  return intersect([among, ...sets], index.documents.length);
}
