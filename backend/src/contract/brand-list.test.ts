import { afterAll, describe, expect, it } from "vitest";
import { brandLabel, brandList, findBrand, keepBrands } from "./brand-list";

const before = brandList();
afterAll(() => keepBrands(before));

describe("the brands", () => {
  keepBrands([
    {
      id: "samsung",
      label: { en: "Samsung", hi: "सैमसंग", mr: "सॅमसंग" },
      categories: ["electronics"],
      isHidden: false,
    },
    { id: "lg", label: { en: "LG", hi: "", mr: "" }, categories: ["electronics"], isHidden: true },
  ]);

  it("are found by their id or any of their names, in any case; an empty cell is none", () => {
    for (const written of ["SAMSUNG", " सैमसंग ", "सॅमसंग"]) expect(findBrand(written)?.id).toBe("samsung");
    expect(findBrand("lg")?.id).toBe("lg");
    for (const written of ["", "  ", "सोनी"]) expect(findBrand(written)).toBeUndefined();
  });

  it("have a name in each language, or the English one; an unknown one has its id", () => {
    expect([brandLabel("samsung"), brandLabel("samsung", "hi"), brandLabel("samsung", "mr")]).toEqual([
      "Samsung",
      "सैमसंग",
      "सॅमसंग",
    ]);
    expect([brandLabel("lg", "hi"), brandLabel("acme", "mr")]).toEqual(["LG", "acme"]);
  });
});
