import { defaultSizes } from "@contract/constants";
import { describe, expect, it } from "vitest";
import { demoCategories } from "../../../../demo/data/categories";
import { asFilters, inForce, touchedBy, type Understood, withoutWords } from "./asked";
import { readFilters } from "./filters";

const words = "sasta phone under 10000 128gb";
const reading = (kind: Understood["kind"], from: string, filter: Understood["filter"]): Understood => {
  const start = words.indexOf(from);
  return { kind, label: from, from, start, end: start + from.length, filter };
};
const cheap = reading("order", "sasta", { sortBy: "price-lowtohigh" });
const price = reading("price", "under 10000", { maxPrice: 10_000 });
const storage = reading("storage", "128gb", {});
const all = [cheap, price, storage];
const own = (query: string) =>
  readFilters(new URLSearchParams(query), { categories: demoCategories, sizes: defaultSizes });

describe("what was understood of a search's words", () => {
  it("is taken off together with its words", () => {
    expect(withoutWords(words, [price])).toBe("sasta phone 128gb");
    expect(withoutWords(words, [storage, cheap])).toBe("phone under 10000");
    expect(withoutWords(words, all)).toBe("phone");
    expect(withoutWords("under 10000", [{ ...price, start: 0, end: 11 }])).toBe("");
  });

  it("stands in the filter panel beside what was set by hand", () => {
    expect(inForce(own("brand=samsung"), all)).toMatchObject({
      brand: ["samsung"],
      maxPrice: 10_000,
      sortBy: "price-lowtohigh",
    });
    expect(asFilters(all)).toEqual([cheap, price]);
  });

  it("goes where a filter of its kind is changed by hand, and only then", () => {
    expect(touchedBy({ minPrice: 500, maxPrice: undefined }, all)).toEqual([price]);
    expect(touchedBy({ minPrice: 500 }, all)).toEqual([price]);
    expect(touchedBy({ sortBy: undefined }, all)).toEqual([cheap]);
    expect(touchedBy({ brand: ["lg"], page: 2 }, all)).toEqual([]);
  });
});
