import { describe, expect, it } from "vitest";
import { evaluateSearch, firstOf, precisionOf, recallOf } from "./evaluate";
import { queries } from "./queries";
import { wantedBy, withoutPrice } from "./rules";

describe("the search, asked its fixed queries", () => {
  const outcomes = evaluateSearch();

  it("asks at least 500, of which 150 say a price, an order or a quality", () => {
    const { prices, orders, qualities, ...others } = queries;
    const asking = [prices, orders, qualities].flatMap((list) => Object.keys(list));
    expect(asking.length).toBeGreaterThanOrEqual(150);
    expect(asking.length + Object.values(others).flatMap((list) => Object.keys(list)).length).toBeGreaterThan(
      500,
    );
  });

  it("wants of each something that the demo catalogue has, but for the price", () => {
    for (const { query, rules } of outcomes.filter((outcome) => outcome.rules !== "none"))
      if (rules !== "kind=tv condition=refurbished")
        expect(wantedBy(withoutPrice(rules)).length, query).toBeGreaterThan(0);
  });

  it("finds 95 of 100 among the first five, and 95 of 100 there are right; 93 in each group", () => {
    expect(recallOf(outcomes)).toBeGreaterThanOrEqual(0.95);
    expect(precisionOf(outcomes)).toBeGreaterThanOrEqual(0.95);
    for (const script of Object.keys(queries)) {
      const own = outcomes.filter((outcome) => outcome.script === script);
      expect(recallOf(own), script).toBeGreaterThan(0.93);
      expect(precisionOf(own), script).toBeGreaterThan(0.93);
    }
  });

  it("puts the right product first in 97 of 100", () => {
    expect(firstOf(outcomes)).toBeGreaterThanOrEqual(0.97);
  });

  it("shows nothing outside of the price that was said, not even once", () => {
    const priced = outcomes.filter(({ rules }) => /(min|max)=/.test(rules));
    expect(priced.length).toBeGreaterThan(100);
    for (const { query, rules, top } of priced) {
      const bounds = rules.split(" ").filter((rule) => /^(min|max)=/.test(rule));
      const within = new Set(wantedBy(bounds.join(" ")).map(({ slug }) => slug));
      expect(
        top.filter((slug) => !within.has(slug)),
        query,
      ).toEqual([]);
    }
  });
});
