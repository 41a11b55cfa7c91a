import { describe, expect, it } from "vitest";
import { defaultShippingRules as rules } from "./defaults";
import { editionOf, mergeRules } from "./edit-rules";

const withRate = (firstHalfKg: number) => ({
  ...rules,
  rates: { ...rules.rates, A: { ...rules.rates.A, firstHalfKg } },
});

describe("two who edit the shop's delivery settings", () => {
  it("keep each other's figures where they changed different ones", () => {
    const mine = { ...rules, returns: { windowDays: 21 } };
    const { rules: merged, clashes } = mergeRules(withRate(77), mine, editionOf(rules));
    expect(clashes).toEqual([]);
    expect(merged).toEqual({ ...withRate(77), returns: { windowDays: 21 } });
  });

  it("are told where it is the same figure", () => {
    expect(mergeRules(withRate(77), withRate(88), editionOf(rules)).clashes).toEqual([
      { field: "rates.A.firstHalfKg", theirs: 77, yours: 88 },
    ]);
  });

  it("may take away a limit, and say that there is none", () => {
    const { confirmAbove: _, ...cod } = rules.cod;
    const none = { ...rules, cod: { ...cod, confirmAbove: null } };
    expect(mergeRules(rules, none, editionOf(rules)).rules.cod.confirmAbove).toBeNull();
  });
});
