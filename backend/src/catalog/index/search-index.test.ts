import { describe, expect, it } from "vitest";
import { type Lexicon, parseLexicon } from "../vocabulary/lexicon";
import { CatalogSearch } from "./catalog-search";
import type { Filters } from "./filters";
import { interpretQuery } from "./interpret-query";
import { newestOf } from "./newest";
import { ProductNumbers } from "./product-numbers";
import { ResultCache } from "./result-cache";
import type { IndexRow } from "./row";
import { sampleRow } from "./sample-row";
import { search } from "./search";
import { SearchIndex } from "./search-index";
import { selectProducts } from "./select-products";
import { similarTo } from "./similar";
import { distance, Speller } from "./spell";
import { finish } from "./under-way";

let numbers = 0;
function row(changes: Partial<IndexRow> = {}): IndexRow {
  numbers += 1;
  return sampleRow(numbers, { category: "electronics", brand: "sony", condition: "new", ...changes });
}

function indexOf(...rows: IndexRow[]): SearchIndex {
  const index = new SearchIndex();
  for (const each of rows) index.upsert(each);
  return index;
}
const facets = (index: SearchIndex, filters = {}) => JSON.parse(selectProducts(index, filters).facetsJson);

describe("the search index", () => {
  it("shows a changed product once, in its new place, and forgets an unpublished one", () => {
    const a = row({ paidPrice: 10 });
    const b = row({ paidPrice: 20 });
    const index = indexOf(a, b);
    const byPrice = () => selectProducts(index, { sortBy: "price-lowtohigh" }).nos.slice();
    expect(byPrice()).toEqual([a.no, b.no]);
    index.upsert({ ...a, paidPrice: 30 });
    expect(byPrice()).toEqual([b.no, a.no]);
    index.upsert({ ...b, published: false });
    expect(byPrice()).toEqual([a.no]);
    expect([index.size, index.find(b.slug), index.find(a.productId)?.paidPrice]).toEqual([1, undefined, 30]);
  });

  it("names what came last of what is in stock, each once", () => {
    const rows = Array.from({ length: 60 }, (_, at) =>
      row({ createdAt: (at * 37) % 61, inStock: at % 5 > 0 }),
    );
    const index = indexOf(...rows);
    const changed = { ...rows[7], inStock: false } as IndexRow;
    index.upsert(changed);
    const expected = rows
      .filter(({ inStock, no }) => inStock && no !== changed.no)
      .sort((a, b) => b.createdAt - a.createdAt)
      .map(({ no }) => no);
    expect(newestOf(index, 12)).toEqual(expected.slice(0, 12));
    expect(newestOf(index, 100)).toEqual(expected);
  });

  it("keeps its orders right through hundreds of changes at random", () => {
    const rows = Array.from({ length: 300 }, (_, at) => row({ paidPrice: (at * 7919) % 501 }));
    const index = indexOf(...rows);
    const prices = new Map(rows.map(({ no, paidPrice }) => [no, paidPrice]));
    for (let step = 0; step < 200; step += 1) {
      const changed = rows[(step * 31) % rows.length];
      if (!changed) continue;
      const paidPrice = (step * 1_237) % 400;
      prices.set(changed.no, paidPrice);
      index.upsert({ ...changed, paidPrice });
      if (step % 7 === 0) selectProducts(index, { sortBy: "price-lowtohigh" });
    }
    const shown = selectProducts(index, { sortBy: "price-lowtohigh" })
      .nos.slice()
      .map((no) => prices.get(no) ?? -1);
    expect(shown).toEqual([...prices.values()].sort((a, b) => a - b));
  });

  it("puts what can be bought before what cannot, whichever way prices are sorted", () => {
    const gone = row({ inStock: false });
    const there = row();
    const index = indexOf(gone, there);
    for (const sortBy of ["price-lowtohigh", "price-hightolow", undefined] as const)
      expect(selectProducts(index, { sortBy }).nos.slice()).toEqual([there.no, gone.no]);
  });

  it("counts a product in a facet when it fails only that facet's own filter", () => {
    const index = indexOf(
      row({ brand: "sony", condition: "new" }),
      row({ brand: "lg", condition: "new" }),
      row({ brand: "lg", condition: "refurbished" }),
    );
    const counted = facets(index, { brand: ["sony"], condition: ["new"] });
    expect(counted.brand).toEqual([
      { value: "lg", count: 1 },
      { value: "sony", count: 1 },
    ]);
    expect(counted.condition).toEqual([{ value: "new", count: 1 }]);
    expect(facets(index, { brand: ["nobody"] }).brand).toEqual([
      { value: "lg", count: 2 },
      { value: "sony", count: 1 },
    ]);
  });

  it("returns price bands that minPrice and maxPrice accept", () => {
    const index = indexOf(row({ paidPrice: 499.99 }), row({ paidPrice: 500 }), row({ paidPrice: 90_000 }));
    expect(facets(index).price).toEqual([
      { value: "0-499.99", count: 1 },
      { value: "500-999.99", count: 1 },
      { value: "50000-", count: 1 },
    ]);
    expect(selectProducts(index, { minPrice: 500, maxPrice: 999.99 }).nos).toHaveLength(1);
  });

  it("finds similar things near in price, those of category and brand first", () => {
    const self = row({ paidPrice: 100 });
    const twin = row({ paidPrice: 500 });
    const near = row({ brand: "lg", paidPrice: 101 });
    const other = row({ brand: "puma", category: "fashion", paidPrice: 100 });
    const index = indexOf(self, twin, near, other);
    const document = index.find(self.productId);
    expect(document && similarTo(index, document, 6)).toEqual([twin.no, near.no]);
  });

  it("finds only things of the same kind similar, the nearest by the ratio of their prices first", () => {
    const phone = row({ kind: "phones", brand: "samsung", paidPrice: 20_000 });
    const fridge = row({ kind: "refrigerators", brand: "samsung", paidPrice: 20_000 });
    const cheap = row({ kind: "phones", brand: "lg", paidPrice: 10_000 });
    const dear = row({ kind: "phones", brand: "lg", paidPrice: 31_000 });
    const same = row({ kind: "phones", brand: "samsung", paidPrice: 31_000 });
    const soldOut = row({ kind: "phones", paidPrice: 20_000, inStock: false });
    const unsorted = row({ kind: null, brand: "samsung", paidPrice: 20_000 });
    const index = indexOf(phone, fridge, cheap, dear, same, soldOut, unsorted);
    const like = (one: IndexRow, limit = 6) => {
      const document = index.find(one.productId);
      return document && similarTo(index, document, limit);
    };
    expect(like(phone)).toEqual([same.no, dear.no, cheap.no]);
    expect(like(phone, 1)).toEqual([same.no]);
    // Alone of its kind: as without kinds, rather than nothing.
    expect(like(fridge)).toContain(unsorted.no);
    index.upsert({ ...same, kind: "refrigerators" });
    expect(like(phone)).toEqual([dear.no, cheap.no]);
    expect(like(fridge)).toEqual([same.no]);
  });

  it("counts and filters kinds, in the shop's order, where the list is of one category or of a search", () => {
    const index = indexOf(
      row({ kind: "refrigerators" }),
      row({ kind: "phones" }),
      row({ kind: "phones", brand: "lg" }),
      row({ kind: null }),
    );
    const kindsOf = (filters: Filters) => JSON.parse(selectProducts(index, filters).facetsJson).kind;
    const both = [
      { value: "phones", count: 2 },
      { value: "refrigerators", count: 1 },
    ];
    expect(kindsOf({})).toEqual([]);
    expect(kindsOf({ category: ["electronics"] })).toEqual(both);
    expect(kindsOf({ category: ["electronics"], kind: ["phones"] })).toEqual(both);
    expect(kindsOf({ category: ["electronics"], brand: ["lg"] })).toEqual([{ value: "phones", count: 1 }]);
    expect(selectProducts(index, { kind: ["phones"] }).nos).toHaveLength(2);
    expect(selectProducts(index, { kind: ["unheard-of"] }).nos.slice()).toEqual([]);
  });
});

describe("searching", () => {
  const book = parseLexicon("noise: ke\nphone: fon\n");
  const phone = row({ headWords: "samsung phone 128 a16 a~16", bodyWords: "camera zoom" });
  const camera = row({ headWords: "sony camera zoom", bodyWords: "phone samsung 5~g" });
  const index = indexOf(phone, camera);
  const readIn = (shop: SearchIndex, lexicon: Lexicon, line: string) =>
    interpretQuery(line, shop.postings, lexicon, new Speller(shop.postings.words()));
  const foundIn = (shop: SearchIndex, lexicon: Lexicon, line: string) => {
    const { hits, part } = finish(search(shop, readIn(shop, lexicon, line)));
    return Array.from(finish(part(hits, 0, 10)), (position) => shop.at(position).no);
  };
  const read = (line: string) => readIn(index, book, line);
  const noAt = (position: number) => index.at(position).no;
  const found = (line: string) => foundIn(index, book, line);
  const nearTo = (line: string) => finish(search(index, read(line))).near.map(noAt);

  it("finds the product a word names, and not products that only mention it", () => {
    expect(found("camera")).toEqual([camera.no]);
    expect(found("fon")).toEqual([phone.no]);
  });

  it("requires words in titles, and uses words in texts only for ranking", () => {
    expect(found("zoom")).toEqual([camera.no]);
    expect(found("samsung camera")).toEqual([camera.no]);
    expect(found("ke samsung")).toEqual([phone.no]);
    expect(nearTo("sony zoom")).toEqual([]);
  });

  it("finds nothing where the shop doesn't have the product, and lists near matches where a word is missing", () => {
    expect(found("samsung refrigerator")).toEqual([]);
    expect(found("phone cover")).toEqual([]);
    expect(found("samsung zoom")).toEqual([camera.no, phone.no]);
  });

  it("keeps a number together with the letters it is attached to, unchanged", () => {
    expect(found("samsung a16")).toEqual([phone.no]);
    expect(read("samsung a15").correctedTo).toBeNull();
    expect(found("samsung a15")).toEqual([phone.no]);
    expect(read("samsung 129").correctedTo).toBeNull();
    expect(found("12")).toEqual([]);
  });

  it("does not take the letters within a code for the name of a product", () => {
    const things = parseLexicon("ac conditioner: aircon\n");
    const car = row({ headWords: "toy car 729 f 9 ac 729~f f~9 9~ac ac~9 #car" });
    const cooling = row({ headWords: "voltas ac" });
    const shop = indexOf(car, cooling);
    expect(foundIn(shop, things, "ac")).toEqual([cooling.no]);
    expect(foundIn(shop, things, "729f9ac9")).toEqual([car.no]);
  });

  it("tolerates a misspelling and reports the correction", () => {
    expect(read("smasung phone").correctedTo).toBe("samsung phone");
    expect(read("smasung under 128").correctedTo).toBe("samsung under 128");
    expect(found("camra")).toEqual([camera.no]);
    expect(found("sams")).toEqual([phone.no]);
    expect(found("xyzzy")).toEqual([]);
  });

  it("does not find what was removed", () => {
    index.upsert({ ...phone, published: false });
    expect(found("128")).toEqual([]);
    index.upsert(phone);
    expect(found("128")).toEqual([phone.no]);
  });
});

describe("spelling", () => {
  it("counts a swap of neighbouring letters as one error", () => {
    expect(distance("samsung", "smasung", 2)).toBe(1);
    expect(distance("phone", "phones", 2)).toBe(1);
    expect(distance("abc", "xyz", 1)).toBe(2);
  });

  it("leaves short words alone and returns the nearest of the others", () => {
    const speller = new Speller(["samsung", "samsonite", "tv"]);
    expect(speller.nearest("tx")).toEqual([]);
    expect(speller.nearest("samsnug")).toEqual(["samsung"]);
    expect(speller.nearest("samsnug")).toEqual(["samsung"]);
  });
});

describe("cached results", () => {
  const result = (held: number) => {
    const nos = new Int32Array(held);
    return { nos: new ProductNumbers(held, nos, () => nos), facetsJson: "", correctedTo: null };
  };

  it("evict the oldest when they are too large", () => {
    const results = new ResultCache();
    let made = 0;
    const make = () => {
      made += 1;
      return result(900_000);
    };
    for (const key of ["a", "b", "a", "c", "a", "b"]) results.get(key, make);
    expect(made).toBe(4);
  });

  it("are asked about a change as far as they were used lately, and the others of very many are dropped", () => {
    const results = new ResultCache();
    let asked = 0;
    const touching = () => () => {
      asked += 1;
      return false;
    };
    for (let no = 0; no < 1_200; no += 1) results.get(String(no), () => result(1), touching);
    results.dropTouched([7]);
    expect(asked).toBe(1_000);
    let made = 0;
    const make = () => {
      made += 1;
      return result(1);
    };
    for (const key of ["0", "199", "200", "1199"]) results.get(key, make);
    expect(made).toBe(2);
  });

  it("are kept when a product changes that is in none of their lists and none of their counts", () => {
    const [pen, bag] = [row({ category: "toys" }), row({ category: "fashion", brand: "puma" })];
    const catalogue = new CatalogSearch(indexOf(pen, bag), parseLexicon(""), {
      upto: "1",
      seen: "1:1:",
      witnesses: [],
      drawn: "1",
      lexicon: "",
      hasSpecialPrices: false,
      asked: 1,
    });
    const toys = () => catalogue.list({ category: ["toys"], brand: ["sony"] });
    const bags = () => catalogue.list({ category: ["fashion"] });
    const [before, other] = [toys(), bags()];
    catalogue.takeRows([{ ...bag, paidPrice: 7 }]);
    expect(toys()).toBe(before);
    expect(bags()).not.toBe(other);
    // Of another brand it still counts among the brands of toys.
    catalogue.takeRows([{ ...pen, brand: "lego" }]);
    expect(toys().nos.slice()).toEqual([]);
    expect(JSON.parse(toys().facetsJson).brand).toEqual([
      { value: "lego", count: 1 },
      { value: "sony", count: 0 },
    ]);
  });
});
