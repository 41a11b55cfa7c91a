import { describe, expect, it } from "vitest";
import { fill, hasOnlyKnown } from "./placeholders";

const values = { freeFrom: "₹999", returnDays: undefined, shop: "Meera Stores", city: "Mysuru" };

describe("the figures in a text of the home page", () => {
  it("are filled in wherever they stand", () => {
    expect(fill("{shop}: free delivery from {freeFrom}", values)).toBe(
      "Meera Stores: free delivery from ₹999",
    );
    expect(fill("No figures", values)).toBe("No figures");
  });

  it("leave no sentence with a hole where the shop has no such figure", () => {
    expect(fill("Return within {returnDays} days", values)).toBeUndefined();
  });

  it.each([
    ["from {freeFrom}", true],
    ["from {freefrom}", false],
    ["{}", false],
    ["a lone { brace", true],
  ])("are known or not: %s", (text, known) => {
    expect(hasOnlyKnown(text)).toBe(known);
  });
});
