import { describe, expect, it } from "vitest";
import { brandChoices, toProductBody, toProductForm, visibleFields, withSize } from "./rules";

describe("the product form", () => {
  it("shows battery health and condition for electronics only", () => {
    expect(visibleFields({ category: "electronics" })).toEqual({
      electronics: true,
      purchasePrice: false,
      sizes: false,
      totalStock: true,
    });
    expect(visibleFields({ category: "toys" }).electronics).toBe(false);
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
    expect(brandChoices("fashion").map(({ id }) => id)).toEqual(["nike", "adidas", "KittuFashion", "puma"]);
    expect(brandChoices(undefined)).toEqual([]);
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

  it("starts from what lies in the shop, reserved pieces included, so that saving takes none away", () => {
    const shelves = [
      { size: "M" as const, stocked: 5 },
      { size: "L" as const, stocked: 2 },
    ];
    expect(toProductForm({ shelves, stockedQuantity: 7, totalStock: 4 })).toMatchObject({
      sizes: [
        { size: "M", stock: 5 },
        { size: "L", stock: 2 },
      ],
      totalStock: null,
    });
    const one = { shelves: [{ size: null, stocked: 9 }], stockedQuantity: 9, totalStock: 6 };
    expect(toProductForm(one)).toMatchObject({ sizes: [], totalStock: 9 });
  });
});
