import { describe, expect, it } from "vitest";
import { languages } from "./constants";
import { netQuantityIn, netUnits, storedNetQuantity } from "./net-quantity";
import { longestNetQuantity, readNetQuantity } from "./read-net-quantity";

describe("a net quantity", () => {
  it.each([
    ["500 g", "500 g"],
    ["500gm", "500 g"],
    [" 0.50 KG. ", "0.5 kg"],
    ["1,250 ml", "1250 ml"],
    ["2 Litres", "2 L"],
    ["1 l", "1 L"],
    ["90cm", "90 cm"],
    ["30 metre", "30 m"],
    ["1 pcs", "1 piece"],
    ["10 N", "10 pieces"],
    ["10.0 nos", "10 pieces"],
    ["५०० ग्राम", "500 g"],
    ["२ किलो", "2 kg"],
    ["5 नग", "5 pieces"],
  ])("is read as people write it: %s", (typed, stored) => {
    expect(readNetQuantity(typed)).toBe(stored);
  });

  it.each([
    "",
    "500",
    "g",
    "0 g",
    "-5 g",
    "5 oz",
    "2.5 pieces",
    "5 g 5",
    "1e3 g",
    "1000000 g",
    "500 g each",
    "constructor",
    "5 constructor",
  ])("is not %j", (typed) => expect(readNetQuantity(typed)).toBeUndefined());

  it("is the same once it is stored, in every unit and language", () => {
    for (const unit of Object.keys(netUnits) as (keyof typeof netUnits)[])
      for (const amount of [1, 2, 999])
        for (const language of languages) {
          const shown = netQuantityIn({ amount, unit }, language);
          const stored = readNetQuantity(shown);
          expect(storedNetQuantity(stored)).toEqual({ amount, unit });
          expect(shown.length).toBeLessThanOrEqual(longestNetQuantity);
        }
  });

  it("that is stored as something else is none", () => {
    for (const stored of [null, undefined, "", "about 5 g", "5", "5 oz", "5 toString"])
      expect(storedNetQuantity(stored)).toBeUndefined();
  });
});
