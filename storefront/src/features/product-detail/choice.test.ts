import type { Variant } from "@contract/products";
import { describe, expect, it } from "vitest";
import { hasChoices, optionsOf, variantIn, withPicks } from "./choice";

const variant = (colour: string, size: "S" | "M", stock = 1): Variant => ({
  variantId: `${colour}-${size}`,
  options: [
    { name: "Colour", value: colour },
    { name: "Size", value: size },
  ],
  size,
  price: 500,
  salePrice: 0,
  stock,
  image: null,
});
const kurta = [variant("Red", "S"), variant("Blue", "S"), variant("Blue", "M")];
const sized: Variant = { ...variant("Red", "S"), options: [{ name: "Size", value: "S" }] };

describe("what can be chosen of a product", () => {
  it("is more than a size, or a size alone", () => {
    expect(hasChoices({ variants: kurta })).toBe(true);
    expect(hasChoices({ variants: [sized] })).toBe(false);
    expect(hasChoices({ variants: [{ ...sized, options: [], size: null }] })).toBe(false);
    expect(hasChoices({ variants: [{ ...sized, size: null }] })).toBe(true);
  });

  it("is listed in the order in which it comes", () => {
    expect(optionsOf(kurta)).toEqual([
      { name: "Colour", values: ["Red", "Blue"] },
      { name: "Size", values: ["S", "M"] },
    ]);
    expect(withPicks(kurta, { Size: "S" })).toHaveLength(2);
  });

  it("is read from the address, as a link or as a form without scripts names it", () => {
    expect(variantIn(kurta, "?variant=Blue-M")?.variantId).toBe("Blue-M");
    expect(variantIn(kurta, "?option1=Blue&option2=S")?.variantId).toBe("Blue-S");
    for (const search of ["", "?variant=gone", "?option1=Blue", "?option1=Red&option2=M"])
      expect(variantIn(kurta, search)).toBeUndefined();
  });
});
