import type { Product, Variant } from "@contract/products";
import { describe, expect, it } from "vitest";
import { firstToBuy, hasChoices, isSizeOpen, shownAs, variantIn } from "./choice";
import { optionsOf, pickOption, withPicks } from "./options";

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
  images: [],
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
    const listed = optionsOf(kurta, "en").map(({ name, values }) => [name, values.map(({ value }) => value)]);
    expect(listed).toEqual([
      ["Colour", ["Red", "Blue"]],
      ["Size", ["S", "M"]],
    ]);
    expect(withPicks(kurta, { Size: "S" })).toHaveLength(2);
  });

  it("is read from the address", () => {
    expect(variantIn(kurta, "?variant=Blue-M")?.variantId).toBe("Blue-M");
    for (const search of ["", "?variant=gone", "?size=M"]) expect(variantIn(kurta, search)).toBeUndefined();
  });

  it("begins with the first that there is, or with the first where nothing is left", () => {
    expect(firstToBuy([variant("Red", "S", 0), variant("Blue", "S")])?.variantId).toBe("Blue-S");
    expect(firstToBuy([variant("Red", "S", 0), variant("Blue", "S", 0)])?.variantId).toBe("Red-S");
  });

  it("keeps what else was chosen as far as it is made", () => {
    const pick = (picks: Record<string, string>, name: string, value: string) => {
      const { variant: found, picked } = pickOption(kurta, picks, { name, value });
      return [found?.variantId, picked];
    };
    expect(pick({ Colour: "Red", Size: "S" }, "Colour", "Blue")).toEqual([
      "Blue-S",
      { Colour: "Blue", Size: "S" },
    ]);
    expect(pick({ Colour: "Blue", Size: "M" }, "Colour", "Red")).toEqual(["Red-S", { Colour: "Red" }]);
    expect(pick({ Colour: "Red" }, "Size", "M")).toEqual(["Blue-M", { Colour: "Blue", Size: "M" }]);
    expect(pick({ Colour: "Red" }, "Colour", "Blue")).toEqual(["Blue-S", { Colour: "Blue" }]);
  });

  it("may leave the size of a colour open", () => {
    expect(isSizeOpen(variant("Blue", "M"), "?like=Blue-M")).toBe(true);
    expect(isSizeOpen(variant("Blue", "M"), "?variant=Blue-M")).toBe(false);
    expect(isSizeOpen({ ...variant("Blue", "M"), size: null }, "?like=Blue-M")).toBe(false);
  });

  it("shows a variant's own pictures and price, and what there is of its colour in all sizes", () => {
    const blue = { ...variant("Blue", "M", 2), price: 600, images: ["/blue.webp", "/box.webp"] };
    const product = { ...({} as Product), images: ["/red.webp"], variants: [...kurta, blue] };
    expect(shownAs(product, blue)).toMatchObject({ price: 600, images: blue.images, totalStock: 4 });
    expect(shownAs(product, variant("Red", "S"))).toMatchObject({ images: ["/red.webp"], totalStock: 1 });
  });
});
