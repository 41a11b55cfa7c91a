import { describe, expect, it } from "vitest";
import { fill, hasOnly, homePlaceholders, policyPlaceholders } from "./placeholders";

const values = {
  freeFrom: "₹999",
  returnDays: undefined,
  shop: "Meera Stores",
  city: "",
};

describe("the figures in a text of staff", () => {
  it("are filled in wherever they stand", () => {
    expect(fill("{shop}: free delivery from {freeFrom}", values)).toBe(
      "Meera Stores: free delivery from ₹999",
    );
    expect(fill("No figures", values)).toBe("No figures");
  });

  it("leave no sentence with a hole where the shop has no such figure", () => {
    expect(fill("Return within {returnDays} days", values)).toBeUndefined();
    expect(fill("In {city}", values)).toBeUndefined();
    expect(fill("By {legalName}", values)).toBeUndefined();
  });

  it.each([
    ["from {freeFrom}", true],
    ["from {freefrom}", false],
    ["{}", false],
    ["a lone { brace", true],
  ])("are known or not: %s", (text, known) => {
    expect(hasOnly(homePlaceholders)(text)).toBe(known);
  });

  it("are more in a policy than on the home page", () => {
    expect(hasOnly(policyPlaceholders)("{legalName} in {city}")).toBe(true);
    expect(hasOnly(homePlaceholders)("{legalName} in {city}")).toBe(false);
  });
});
