import { describe, expect, it } from "vitest";
import { parseLexicon } from "../vocabulary/lexicon";
import { CatalogSearch } from "./catalog-search";
import type { Filters } from "./filters";
import type { IndexView } from "./index-view";
import { OwnPricesIndex } from "./own-prices-index";
import type { IndexRow } from "./row";
import { sampleProgress } from "./sample-progress";
import { SearchIndex } from "./search-index";
import { selectProducts } from "./select-products";
import { finish } from "./under-way";

const row = (no: number): IndexRow => ({
  no,
  productId: `prod_${no}`,
  slug: `slug-${no}`,
  published: true,
  category: no % 3 === 0 ? "toys" : "electronics",
  kind: null,
  kindValues: [],
  brand: no % 2 === 0 ? "sony" : "lego",
  condition: null,
  country: "India",
  paidPrice: (no * 7919) % 3_001,
  onSale: no % 5 === 0,
  inStock: no % 7 !== 0,
  sizeMask: 0,
  rating: no % 6,
  reviewCount: no % 11,
  featured: false,
  titleSort: `thing ${(no * 31) % 97}`,
  headWords: "thing",
  bodyWords: "",
  textMark: 0,
  createdAt: no,
});

const filters = [
  {},
  { sortBy: "price-lowtohigh" },
  { sortBy: "price-hightolow", maxPrice: 800 },
  { sortBy: "title-atoz", minPrice: 500, category: ["toys"] },
  { sortBy: "rating", onSale: true },
] as const;

describe("the index with a group's prices", () => {
  it.each([1, 40, 200])(
    "lists, filters and counts as an index of these prices alone, with %d of them",
    (count) => {
      const rows = Array.from({ length: 300 }, (_, at) => row(at + 1));
      const index = new SearchIndex();
      for (const each of rows) index.upsert(each);
      // Documents of products that changed or went stay in the index as dead ones.
      for (const each of rows.slice(0, 30)) index.upsert({ ...each, rating: 5 });
      index.upsert({ ...row(300), published: false });
      const now = rows.slice(0, 299).map((each, at) => (at < 30 ? { ...each, rating: 5 } : each));
      const prices = new Map(
        now
          .slice(-count)
          .map(({ productId, no }) => [productId, { price: 900, paid: no % 2 === 0 ? 900 : no }]),
      );
      prices.set("prod_gone", { price: 1, paid: 1 });
      const own = finish(OwnPricesIndex.inSteps(index, { key: "a group", prices }));
      const alone = new SearchIndex();
      for (const each of now) {
        const mine = prices.get(each.productId);
        alone.upsert(mine ? { ...each, paidPrice: mine.paid, onSale: mine.paid < mine.price } : each);
      }
      const shown = (view: IndexView, filter: object) => {
        const { nos, facetsJson } = selectProducts(view, structuredClone(filter));
        return { nos: nos.slice(), facets: JSON.parse(facetsJson) };
      };
      const before = filters.map((filter) => shown(index, filter));
      for (const filter of filters) expect(shown(own, filter)).toEqual(shown(alone, filter));
      expect(filters.map((filter) => shown(index, filter))).toEqual(before);
    },
  );

  it("follows what changes of products in their places, and is made anew for others", () => {
    const rows = new Map(Array.from({ length: 300 }, (_, at) => [at + 1, row(at + 1)]));
    const catalogue = new CatalogSearch(new SearchIndex(), parseLexicon(""), sampleProgress(1));
    catalogue.takeRows([...rows.values()]);
    const prices = new Map(
      [...rows.values()]
        .filter(({ no }) => no % 4 === 0)
        .map(({ productId, no }) => [productId, { price: 900, paid: no % 3 === 0 ? 900 : no }]),
    );
    const own = { key: "a group", prices };
    const change = (...changed: IndexRow[]) => {
      for (const each of changed) rows.set(each.no, each);
      catalogue.takeRows(changed);
    };
    const at = (no: number) => rows.get(no) ?? row(no);
    const agrees = () => {
      const alone = new SearchIndex();
      for (const each of rows.values()) {
        const mine = prices.get(each.productId);
        alone.upsert(mine ? { ...each, paidPrice: mine.paid, onSale: mine.paid < mine.price } : each);
      }
      for (const filter of filters) {
        const expected = selectProducts(alone, structuredClone(filter) as Filters);
        const { nos, facetsJson } = catalogue.list(structuredClone(filter) as Filters, own);
        expect(nos.slice()).toEqual(expected.nos.slice());
        expect(JSON.parse(facetsJson)).toEqual(JSON.parse(expected.facetsJson));
      }
    };
    agrees();
    for (const no of [4, 5, 8, 60]) {
      change({ ...at(no), inStock: false });
      agrees();
    }
    change({ ...at(7), paidPrice: 1, onSale: true }, { ...at(12), paidPrice: 2, rating: 5, reviewCount: 9 });
    agrees();
    change(...[20, 21, 22, 23, 24].map((no) => ({ ...at(no), featured: true, paidPrice: 777 })));
    agrees();
    change({ ...at(16), published: false }, { ...at(17), inStock: false });
    rows.delete(16);
    agrees();
    change(row(301), { ...at(28), titleSort: "another thing", textMark: 1 });
    agrees();
  });
});
