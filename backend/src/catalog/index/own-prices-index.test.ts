import { describe, expect, it } from "vitest";
import type { IndexView } from "./index-view";
import { OwnPricesIndex } from "./own-prices-index";
import type { IndexRow } from "./row";
import { SearchIndex } from "./search-index";
import { selectProducts } from "./select-products";

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
      const own = new OwnPricesIndex(index, { key: "a group", prices });
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
});
