import { describe, expect, it } from "vitest";
import { answer, filtersOf } from "../../backend/src/catalog/index/ask";
import type { Filters } from "../../backend/src/catalog/index/filters";
import { Speller } from "../../backend/src/catalog/index/spell";
import { suggestWords } from "../../backend/src/catalog/index/suggest";
import { shippedLexicon } from "../../backend/src/catalog/vocabulary/shipped";
import { demoIndex } from "./demo-catalogue";

const index = demoIndex();
const lexicon = shippedLexicon();
const speller = new Speller(index.postings.words());
const ask = (line: string, filters: Filters = {}) => {
  const { nos, ...rest } = answer(index, lexicon, speller, line, filters);
  return { ...rest, nos: nos.slice() };
};
const paid = (nos: readonly number[] = []) =>
  nos.map((no) => index.documents.paidPrice[index.positionOf(no)] ?? 0);
const inForce = (line: string, filters: Filters = {}) => ask(line, filters).terms?.map(filtersOf);

describe("what words of a search ask for", () => {
  it("narrows the list like the same filters set by hand, with the same facets", () => {
    const byWords = ask("second hand phone under 10000");
    const byHand = ask("phone", { condition: ["second-hand"], maxPrice: 10_000 });
    expect(byWords.nos).toEqual(byHand.nos);
    expect(byWords.facetsJson).toBe(byHand.facetsJson);
    expect(byWords.nos.length).toBeGreaterThan(0);
  });

  it("gives way to a filter of the same kind that was set by hand", () => {
    expect(inForce("phone under 10000", { maxPrice: 20_000 })).toEqual([]);
    expect(Math.max(...paid(ask("phone under 10000", { maxPrice: 20_000 }).nos))).toBeGreaterThan(10_000);
    expect(inForce("sasta phone", { sortBy: "price-hightolow" })).toEqual([]);
    expect(inForce("xl tshirt under 500", { size: ["M"] })).toEqual([{ maxPrice: 500 }]);
  });

  it("is ignored where it does not apply: new clothes, and sizes of telephones", () => {
    expect(inForce("new saree")).toEqual([]);
    expect(inForce("iphone xs")).toEqual([]);
    expect(inForce("second hand saree")).toEqual([{ condition: ["second-hand"] }]);
    expect(ask("second hand saree").nos).toEqual([]);
  });

  it("orders by the price where both the best and the cheap are asked for", () => {
    expect(inForce("best cheap phone")).toEqual([{ sortBy: "price-lowtohigh" }]);
    const prices = paid(ask("sasta phone").nos);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });

  it("finds all products where a query contains nothing else", () => {
    const { nos } = ask("under 500");
    expect(nos.length).toBeGreaterThan(30);
    expect(Math.max(...paid(nos))).toBeLessThanOrEqual(500);
  });
});

describe("where nothing is within the price", () => {
  it("the list stays empty and the nearest in price are offered, the nearest first", () => {
    const { nos, near } = ask("phone under 1000");
    expect(nos).toEqual([]);
    const prices = paid(near);
    expect(prices.length).toBeGreaterThan(0);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(Math.min(...paid(ask("phone").nos))).toBe(prices[0]);
  });

  it("they are cheaper ones where dearer ones were asked for, and pass all other filters", () => {
    const [first] = paid(ask("fridge above 1 lakh").near);
    expect(first).toBe(Math.max(...paid(ask("fridge").nos)));
    const { near = [] } = ask("phone under 1000", { brand: ["apple"] });
    expect(near.map((no) => index.brands.texts[index.documents.brand[index.positionOf(no)] ?? -1])).toEqual(
      near.map(() => "apple"),
    );
  });

  it("the same holds for a price set by hand", () => {
    expect(ask("phone", { maxPrice: 100 }).near?.length).toBeGreaterThan(0);
  });
});

describe("suggestions", () => {
  const words = (typed: string) => suggestWords(index.postings, lexicon, typed, 5);

  it("complete the last word and keep what was typed before it", () => {
    expect(words("sam")).toContain("samsung");
    expect(words("phone under 10000 sam")).toContain("phone under 10000 samsung");
    expect(words("128GB sams")).toContain("128gb samsung");
  });

  it("never complete a number or change one", () => {
    for (const typed of [
      "phone under 10",
      "phone under 1000",
      "redmi 1",
      "galaxy a1",
      "10",
      "phone 10000 ke andar",
    ])
      expect(words(typed), typed).toEqual([]);
  });

  it("come near to a price that is still being typed", () => {
    expect(ask("phone under 10").nos).toEqual([]);
    expect(ask("phone under 10").near?.length).toBeGreaterThan(0);
  });
});
