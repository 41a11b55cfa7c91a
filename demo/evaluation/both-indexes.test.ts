import { describe, expect, it } from "vitest";
import { answer } from "../../backend/src/catalog/index/ask";
import type { Filters } from "../../backend/src/catalog/index/filters";
import { selectProducts } from "../../backend/src/catalog/index/select-products";
import { Speller } from "../../backend/src/catalog/index/spell";
import { answered } from "../../backend/src/catalog/search-engine/answers";
import { shippedLexicon } from "../../backend/src/catalog/vocabulary/shipped";
import { demoIndex, demoRows } from "./demo-catalogue";
import { queries } from "./queries";
import { standInFor } from "./stand-in";

const index = demoIndex();
const lexicon = shippedLexicon();
const speller = new Speller(index.postings.words());
const rows = demoRows();
const open = standInFor(rows, lexicon);

type Told = { nos: number[]; total: number; facets: unknown };
const all = 400;

const inMemory = (filters: Filters): Told => {
  const { nos, facetsJson } = selectProducts(index, filters);
  return { nos: nos.slice(0, all), total: nos.length, facets: JSON.parse(facetsJson) };
};
const atEngine = (filters: Filters): Promise<Told> => {
  const engine = open();
  return answered(() => {
    const { nos, facetsJson } = engine.list(filters);
    return { nos: nos.slice(0, all), total: nos.length, facets: JSON.parse(facetsJson) };
  });
};

const lists: Filters[] = [
  {},
  { category: ["electronics"] },
  { category: ["fashion"], size: ["M"] },
  { category: ["fashion", "toys"], onSale: true, minPrice: 500 },
  { brand: ["samsung", "apple"], maxPrice: 50_000 },
  { brand: ["samsung"], minPrice: 10_000, maxPrice: 10_500 },
  { condition: ["second-hand", "refurbished"] },
  { countryOfOrigin: ["India"], inStock: true },
  { kind: ["phones"] },
  { kind: ["phones"], spec: ["storage:128-gb"] },
  { kind: ["phones"], spec: ["storage:128-gb", "storage:256-gb"], brand: ["samsung"] },
  { kind: ["laptops", "phones"], inStock: false },
  { minRating: 4 },
];
const orders = ["price-lowtohigh", "price-hightolow", "title-atoz", "title-ztoa", undefined] as const;

describe("a list from the search engine", () => {
  it.each(lists)("has the products, the order and the counts of the index in memory: %j", async (filters) => {
    for (const sortBy of orders) {
      const asked = { ...filters, ...(sortBy && { sortBy }) };
      expect(await atEngine(asked)).toEqual(inMemory(asked));
    }
  });
});

/** Of all the queries some of each group: the stand-in looks at each product for each. */
const asked = Object.values(queries).flatMap((list) => Object.keys(list).filter((_, at) => at % 6 === 0));

describe("a search at the search engine", () => {
  it("finds for queries of the evaluation the products that the index in memory finds, with the same counts", async () => {
    for (const line of asked) {
      const expected = answer(index, lexicon, speller, line, {});
      const engine = open();
      const found = await answered(() => {
        const { nos, facetsJson, correctedTo, terms, near } = engine.search(line, {});
        return { nos: nos.slice(0, all), facetsJson, correctedTo, terms, near: near ?? [] };
      });
      const sorted = (nos: readonly number[]) => [...nos].sort((a, b) => a - b);
      expect(sorted(found.nos), line).toEqual(sorted(expected.nos.slice(0, all)));
      expect(found.correctedTo, line).toBe(expected.correctedTo);
      expect(found.terms, line).toEqual(expected.terms);
      expect(JSON.parse(found.facetsJson), line).toEqual(JSON.parse(expected.facetsJson));
      // Of near matches it asks for those that pass the filters; in memory some of the first may fail them.
      expect(found.near.length, line).toBeGreaterThanOrEqual(expected.near?.length ?? 0);
    }
  });
});
