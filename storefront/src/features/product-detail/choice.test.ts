import type { Variant } from "@contract/products";
import { describe, expect, it } from "vitest";
import { hasChoices, variantIn } from "./choice";
import { optionsOf, withPicks } from "./options";

const variant = (colour: string, size: "S" | "M", stock = 1): Variant => ({
  variantId: `${colour}-${size}`,
  options: [
    { name: "Colour", value: colour },
    { name: "Size", value: size },
  ],
  size,
  price: 500,
  salePrice: 0,
  gstRate: 5,
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

  it("is read from the address", () => {
    expect(variantIn(kurta, "?variant=Blue-M")?.variantId).toBe("Blue-M");
    for (const search of ["", "?variant=gone", "?size=M"]) expect(variantIn(kurta, search)).toBeUndefined();
  });
});
