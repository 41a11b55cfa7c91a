import { describe, expect, it } from "vitest";
import { evaluateSearch, recallOf, wantedBy } from "./evaluate";
import { queries } from "./queries";

describe("the search, asked its fixed queries", () => {
  it("asks at least 200, and each wants something that the demo catalogue has", () => {
    const all = Object.values(queries).flatMap((list) => Object.entries(list));
    expect(all.length).toBeGreaterThanOrEqual(200);
    for (const [query, wanted] of all) expect(wantedBy(wanted).size, query).toBeGreaterThan(0);
  });

  it("finds 95 of 100 among the first five, and 93 in each script", () => {
    const outcomes = evaluateSearch();
    expect(recallOf(outcomes)).toBeGreaterThanOrEqual(0.95);
    for (const script of Object.keys(queries))
      expect(recallOf(outcomes.filter((outcome) => outcome.script === script)), script).toBeGreaterThan(0.93);
  });
});
