import { describe, expect, it } from "vitest";
import { homeFigures, shownCount } from "./shop-figures";

describe("a count that the shop claims", () => {
  it.each([
    [0, 0],
    [9, 0],
    [10, 10],
    [99, 90],
    [272, 270],
    [1_278, 1_200],
    [1_000_000, 1_000_000],
    [1_999_999, 1_900_000],
  ])("is never more than there is, and says two digits: %i", (count, shown) => {
    expect(shownCount(count)).toBe(shown);
  });

  it("is written as in India, and left out where it is too small to claim", () => {
    const terms = { free: null, returnDays: 7, counts: { products: 120_000, orders: 0 } };
    expect(homeFigures(terms, { name: "Meera Stores", city: "" })).toMatchObject({
      products: "1,20,000+",
      orders: undefined,
    });
  });
});
