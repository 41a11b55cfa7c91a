import { describe, expect, it } from "vitest";
import type { Facets } from "../../contract/products";
import { parseLexicon } from "../vocabulary/lexicon";
import { answerInSteps } from "./ask";
import { CatalogSearch } from "./catalog-search";
import type { Filters } from "./filters";
import { priceBands } from "./price-bands";
import type { IndexRow } from "./row";
import { sampleProgress } from "./sample-progress";
import { SearchIndex } from "./search-index";
import { popularityOf } from "./sort-orders";
import { finish } from "./under-way";
import { warmUp } from "./warm-up";

let seed = 20_261_126;
/** Always the same numbers: 0 to below `below`. */
function drawn(below: number): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((seed / 2 ** 32) * below);
}
const pick = <Item>(list: readonly Item[]): Item => list[drawn(list.length)] as Item;
const some = <Item>(list: readonly Item[]): Item[] => [pick(list), pick(list)];

const categories = ["electronics", "toys", "fashion"];
const brands = ["sony", "lego", "puma", "lg", "hp", "acme"];
const countries = ["India", "China", "Japan"];
const conditions = ["new", "refurbished", "second-hand"] as const;
const words = ["red", "blue", "kurta", "phone", "puzzle", "lamp", "mini", "grand", "cotton", "warranty"];

let marks = 0;
function textsOf(title: readonly string[]) {
  marks += 1;
  return {
    titleSort: title.join(" "),
    headWords: [...new Set(title)].join(" "),
    bodyWords: [...new Set([...some(words), "strong"])].join(" "),
    textMark: marks,
  };
}

/** Half of the products are found by other words after a change. */
function row(no: number, before?: IndexRow): IndexRow {
  const texts = before && drawn(2) === 0 ? before : textsOf([pick(words), pick(words), String(drawn(40))]);
  return {
    no,
    titleSort: texts.titleSort,
    headWords: texts.headWords,
    bodyWords: texts.bodyWords,
    textMark: texts.textMark,
    productId: `prod_${no}`,
    slug: `slug-${no}`,
    published: drawn(12) > 0,
    category: pick(categories) as IndexRow["category"],
    kind: null,
    kindValues: [],
    brand: pick(brands),
    condition: drawn(2) === 0 ? pick(conditions) : null,
    country: pick(countries),
    paidPrice: pick([99, 499.5, 500, 999, 2_500, 12_000, 70_000]) + drawn(3),
    onSale: drawn(3) === 0,
    inStock: drawn(5) > 0,
    sizeMask: drawn(3) === 0 ? 0 : drawn(2 ** 5),
    rating: drawn(3) === 0 ? 0 : 1 + drawn(41) / 10,
    reviewCount: drawn(30),
    featured: drawn(20) === 0,
    createdAt: drawn(1_000),
  };
}

function filters(): Filters {
  const maybe = <Value>(share: number, value: Value) => (drawn(share) === 0 ? value : undefined);
  const minPrice = maybe(4, pick([0, 500, 2_500]));
  return JSON.parse(
    JSON.stringify({
      category: maybe(2, some(categories)),
      brand: maybe(3, [...some(brands), "unheard-of"]),
      condition: maybe(4, some(conditions)),
      countryOfOrigin: maybe(4, some(countries)),
      minPrice,
      maxPrice: maybe(4, pick([499.99, 1_000, 20_000])),
      minRating: maybe(4, 1 + drawn(5)),
      inStock: maybe(4, drawn(2) === 0),
      onSale: maybe(5, drawn(2) === 0),
      sortBy: pick([undefined, "price-lowtohigh", "price-hightolow", "title-atoz", "title-ztoa"]),
    }),
  );
}

/** Whether a product passes each filter. */
const tests: Record<string, (one: IndexRow, wanted: Filters) => boolean> = {
  category: (one, { category }) => !category || category.includes(one.category),
  brand: (one, { brand }) => !brand || brand.includes(one.brand),
  condition: (one, { condition }) =>
    !condition || (one.condition !== null && condition.includes(one.condition)),
  country: (one, { countryOfOrigin }) => !countryOfOrigin || countryOfOrigin.includes(one.country),
  price: (one, { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY }) =>
    one.paidPrice >= minPrice && one.paidPrice <= maxPrice,
  rating: (one, { minRating = 0 }) => one.rating >= minRating,
  inStock: (one, { inStock }) => inStock === undefined || one.inStock === inStock,
  onSale: (one, { onSale }) => onSale === undefined || one.onSale === onSale,
};

const passes = (one: IndexRow, wanted: Filters, but = "") =>
  Object.entries(tests).every(([name, test]) => name === but || test(one, wanted));

function inOrder(rows: readonly IndexRow[], { sortBy }: Filters): number[] {
  const popular = (a: IndexRow, b: IndexRow) =>
    popularityOf(b) - popularityOf(a) || b.createdAt - a.createdAt || b.no - a.no;
  const title = (a: IndexRow, b: IndexRow) =>
    a.titleSort < b.titleSort ? -1 : a.titleSort > b.titleSort ? 1 : 0;
  const by = {
    "price-lowtohigh": (a: IndexRow, b: IndexRow) => a.paidPrice - b.paidPrice,
    "price-hightolow": (a: IndexRow, b: IndexRow) => b.paidPrice - a.paidPrice,
    "title-atoz": title,
    "title-ztoa": (a: IndexRow, b: IndexRow) => title(b, a),
    rating: () => 0,
  }[sortBy ?? "rating"];
  return [...rows].sort((a, b) => by(a, b) || popular(a, b)).map(({ no }) => no);
}

/** How many products each value would leave, by value; without those that none has. */
function counted(
  rows: readonly IndexRow[],
  wanted: Filters,
  facet: string,
  valuesOf: (one: IndexRow) => string[],
) {
  const counts: Record<string, number> = {};
  for (const one of rows)
    if (passes(one, wanted, facet))
      for (const value of valuesOf(one)) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

const bandsOf = ({ paidPrice }: IndexRow) =>
  priceBands.filter((band) => {
    const [from, to] = band.split("-");
    return paidPrice >= Number(from) && (to === "" || paidPrice < Number(to) + 0.01);
  });

const naiveFacets = (rows: readonly IndexRow[], wanted: Filters) => ({
  brand: counted(rows, wanted, "brand", ({ brand }) => [brand]),
  condition: counted(rows, wanted, "condition", ({ condition }) => (condition ? [condition] : [])),
  countryOfOrigin: counted(rows, wanted, "country", ({ country }) => [country]),
  price: counted(rows, wanted, "price", bandsOf),
  rating: counted(rows, wanted, "rating", ({ rating }) =>
    ["4", "3", "2", "1"].filter((stars) => rating >= Number(stars)),
  ),
  inStock: rows.filter((one) => one.inStock && passes(one, wanted, "inStock")).length,
  onSale: rows.filter((one) => one.onSale && passes(one, wanted, "onSale")).length,
});

const byValue = (facet: readonly { value: string; count: number }[]) =>
  Object.fromEntries(facet.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]));

describe("the index, compared with looking at each product", () => {
  const count = 1_500;
  const rows = new Map(Array.from({ length: count }, (_, no) => [no, row(no)]));
  const index = new SearchIndex();
  for (const one of rows.values()) index.upsert(one);
  const catalogue = new CatalogSearch(index, parseLexicon(""), sampleProgress(1));
  const shown = () => [...rows.values()].filter(({ published }) => published);

  it("is the same after the lists that are answered before anybody asks", async () => {
    await warmUp(catalogue);
    expect(catalogue.list({}).nos.slice()).toEqual(inOrder(shown(), {}));
  });

  /** Changes some products at random, as orders or an import would. */
  function change(howMany: number): void {
    const changed = Array.from({ length: howMany }, () => {
      const no = drawn(count + 100);
      return row(no, rows.get(no));
    });
    for (const one of changed) rows.set(one.no, one);
    catalogue.takeRows(changed);
  }

  it.each([0, 1, 3, 700, 1, 15, 2_000])(
    "lists, counts and orders the same after %d more changes",
    (changes) => {
      if (changes > 0) change(changes);
      const all = shown();
      for (let question = 0; question < 40; question += 1) {
        const wanted = filters();
        const { nos, facetsJson } = catalogue.list(wanted);
        const expected = inOrder(
          all.filter((one) => passes(one, wanted)),
          wanted,
        );
        const middle = expected.length >> 1;
        const pages = [
          [24, 48],
          [490, 514],
          [middle, middle + 24],
          [expected.length - 24, expected.length + 24],
          [expected.length, expected.length + 24],
        ].map(([from = 0, to]) => [Math.max(0, from), to] as const);
        expect(
          [nos.length, nos.slice(), ...pages.map(([from, to]) => nos.slice(from, to))],
          JSON.stringify(wanted),
        ).toEqual([expected.length, expected, ...pages.map(([from, to]) => expected.slice(from, to))]);
        const facets = JSON.parse(facetsJson) as Facets;
        expect(
          {
            brand: byValue(facets.brand),
            condition: byValue(facets.condition),
            countryOfOrigin: byValue(facets.countryOfOrigin),
            price: byValue(facets.price),
            rating: byValue(facets.rating),
            inStock: facets.inStock,
            onSale: facets.onSale,
          },
          JSON.stringify(wanted),
        ).toEqual(naiveFacets(all, wanted));
      }
    },
  );

  it("finds the products that have most of the words in their titles, within the filters", () => {
    const titled = (one: IndexRow, line: string) =>
      line.split(" ").filter((word) => one.headWords.split(" ").includes(word)).length;
    for (const line of ["red", "red kurta", "mini grand", "blue cotton", "grand"]) {
      const all = shown();
      const most = Math.max(...all.map((one) => titled(one, line)));
      const wanted = filters();
      const expected = all.filter((one) => titled(one, line) === most && passes(one, wanted));
      const found = catalogue.search(line, { ...wanted, sortBy: "title-atoz" });
      expect(found.nos.slice(), line).toEqual(inOrder(expected, { sortBy: "title-atoz" }));
    }
    expect(catalogue.search("strong", {}).nos.slice()).toEqual(inOrder(shown(), {}));
  });

  it.each([
    ["red kurta lamp", "blue phone puzzle", "mini grand cotton", "lamp phone warranty"],
    // More than have scores at once, of the same products.
    Array.from({ length: 12 }, () => "red kurta lamp"),
    Array.from({ length: 12 }, (_, at) => (at % 2 ? "mini grand cotton" : "mini grand strong")),
  ])("keeps the order of each of several searches that are worked out in turns: %s …", (...lines) => {
    const spelling = { nearest: () => [] };
    const begin = (line: string) => answerInSteps(catalogue.index, parseLexicon(""), spelling, line, {});
    const alone = lines.map((line) => finish(begin(line)).nos.slice());
    const together: number[][] = [];
    let open = lines.map((line, at) => ({ at, steps: begin(line) }));
    while (open.length > 0)
      open = open.filter(({ at, steps }) => {
        const step = steps.next();
        if (step.done) together[at] = step.value.nos.slice();
        return !step.done;
      });
    expect(together).toEqual(alone);
  });
});
