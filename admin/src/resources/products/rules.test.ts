import { describe, expect, it } from "vitest";
import {
  brandChoices,
  keepInForm,
  type ProductForm,
  placeInForm,
  toProductBody,
  toProductForm,
  visibleFields,
  withOffer,
  withSize,
} from "./rules";

describe("the product form", () => {
  it("shows battery health and condition for electronics only", () => {
    expect(visibleFields({ category: "electronics" })).toEqual({
      condition: true,
      purchasePrice: false,
      sizes: false,
      totalStock: true,
    });
    expect(visibleFields({ category: "toys" }).condition).toBe(false);
  });

  it("sends a kind of its category, and none of the category that was chosen before", () => {
    expect(toProductBody({ category: "electronics", kind: "phones" }).kind).toBe("phones");
    expect(toProductBody({ category: "toys", kind: "phones" }).kind).toBeNull();
    expect(toProductBody({ category: "toys", kind: "" }).kind).toBeNull();
  });

  it("shows sizes for fashion, and the plain stock there only while no size is offered", () => {
    expect(visibleFields({ category: "fashion", sizes: [{ size: "M", stock: 1 }] }).totalStock).toBe(false);
    expect(visibleFields({ category: "fashion", sizes: [] }).totalStock).toBe(true);
  });

  it("asks what a used piece cost the shop, and keeps that of no new one", () => {
    expect(visibleFields({ category: "electronics", condition: "second-hand" }).purchasePrice).toBe(true);
    expect(visibleFields({ category: "electronics", condition: "new" }).purchasePrice).toBe(false);
    const used = { category: "electronics", condition: "refurbished", purchasePrice: 8_000 } as const;
    expect(toProductBody(used).purchasePrice).toBe(8_000);
    expect(toProductBody({ ...used, condition: "new" }).purchasePrice).toBeNull();
    expect(toProductBody({ ...used, purchasePrice: null }).purchasePrice).toBeNull();
  });

  it("offers the brands of the category", () => {
    const brands = [
      { label: "Nike", categories: ["fashion" as const], isHidden: false },
      { label: "Old", categories: ["fashion" as const], isHidden: true },
      { label: "Nerf", categories: ["toys" as const], isHidden: false },
    ].map(({ label, ...brand }) => ({
      ...brand,
      _id: label,
      label: { en: label, hi: "", mr: "" },
      products: 0,
      version: 1,
    }));
    const named = (id: string) => `${id} Ltd`;
    const ids = (own?: string) => brandChoices(brands, named, "fashion", own).map(({ id }) => id);
    expect(brandChoices(brands, named, "fashion")[0]).toEqual({ id: "Nike", name: "Nike Ltd" });
    expect(ids()).toEqual(["Nike", "other"]);
    expect(ids("Old"), "its own").toEqual(["Nike", "Old", "other"]);
    expect(brandChoices([], named, undefined)).toEqual([]);
  });

  it("keeps sizes in their order and takes an emptied one out", () => {
    const run = withSize(withSize([], "XL", 2), "S", 0);
    expect(run).toEqual([
      { size: "S", stock: 0 },
      { size: "XL", stock: 2 },
    ]);
    expect(withSize(run, "S", undefined)).toEqual([{ size: "XL", stock: 2 }]);
  });

  it("does not send what the category hides", () => {
    const body = toProductBody({
      category: "toys",
      condition: "new",
      batteryHealth: "Good",
      sizes: [{ size: "M", stock: 3 }],
      totalStock: 4,
      images: ["/files/a-1080.webp", "/files/b-1080.webp"],
    });
    expect(body).toMatchObject({
      condition: null,
      batteryHealth: null,
      sizes: [],
      totalStock: 4,
      image: "/files/a-1080.webp",
      additionalImages: ["/files/b-1080.webp"],
    });
  });

  it("says of the stock what it read, so that saving counts no difference", () => {
    const shirt = {
      images: [],
      sizes: [{ size: "M" as const, stock: 3 }],
      totalStock: 3,
      category: "fashion",
    };
    const form = toProductForm(shirt);
    expect(form).toMatchObject({ sizes: shirt.sizes, totalStock: null });
    const pump = { images: [], sizes: [], totalStock: 6, category: "farming" };
    const body = toProductBody(toProductForm(pump) as ProductForm);
    expect(body).toMatchObject({ sizes: [], totalStock: 6 });
  });

  it("offers a size with nothing on its shelf, and one that was there as it is", () => {
    const read = [{ size: "M" as const, stock: 3 }];
    expect(withOffer(read, read, "S", true)).toEqual([
      { size: "S", stock: 0 },
      { size: "M", stock: 3 },
    ]);
    const without = withOffer(read, read, "M", false);
    expect(without).toEqual([]);
    expect(withOffer(without, read, "M", true)).toEqual(read);
  });

  it("keeps its own sizes with the stock that is there by now", () => {
    const form: ProductForm = {
      sizes: [
        { size: "S", stock: 5 },
        { size: "M", stock: 0 },
      ],
    };
    expect(
      keepInForm(
        "sizes",
        [
          { size: "S", stock: 3 },
          { size: "L", stock: 4 },
        ],
        form,
      ),
    ).toEqual({
      sizes: [
        { size: "S", stock: 3 },
        { size: "M", stock: 0 },
      ],
    });
    expect(keepInForm("title", "x", form)).toEqual({});
  });

  it("finds the place of another's pictures among its own", () => {
    const form = { images: ["a", "b", "c"] };
    expect(placeInForm("image", "x", form)).toEqual({ images: ["x", "b", "c"] });
    expect(placeInForm("additionalImages", ["y"], form)).toEqual({ images: ["a", "y"] });
    expect(placeInForm("title", "Pump", form)).toEqual({ title: "Pump" });
  });
});
