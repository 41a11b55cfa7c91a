import { describe, expect, it } from "vitest";
import { woodenCar } from "../../../testing/samples";
import { planChange, pricePercent } from "./plan";

const car = { ...woodenCar, id: woodenCar._id };
const onSale = { ...car, _id: "prod_sale", id: "prod_sale", price: 1_000, salePrice: 900 };
const kurta = {
  ...car,
  id: "prod_kurta",
  shelves: [{ ...(car.shelves[0] as (typeof car.shelves)[number]), size: "M" as const }],
};

describe("a change of several products", () => {
  it("rounds a percentage to the rupee or the paisa", () => {
    expect(pricePercent(999, 90, "rupee")).toBe(899);
    expect(pricePercent(999, 90, "paisa")).toBe(899.1);
    expect(pricePercent(0.05, 110, "paisa")).toBe(0.06);
  });

  it("shows old and new value, and keeps the old one to set it back", () => {
    expect(planChange([car], { kind: "priceBy", percent: 10, rounding: "rupee" })).toMatchObject([
      {
        field: "price",
        from: 450,
        to: 495,
        fields: { price: 495 },
        before: { price: 450 },
        skipped: undefined,
      },
    ]);
    expect(planChange([car], { kind: "saleBy", percent: 20, rounding: "rupee" })).toMatchObject([
      { field: "salePrice", from: 0, to: 360, before: { salePrice: 0 } },
    ]);
    expect(planChange([car], { kind: "stockBy", pieces: -2 })).toMatchObject([{ from: 12, to: 10 }]);
  });

  it("leaves out what is so already, not possible, or counted per size", () => {
    const skipped = (...asked: Parameters<typeof planChange>) =>
      planChange(...asked).map((row) => row.skipped);
    expect(skipped([car], { kind: "priceTo", amount: 450 })).toEqual(["same"]);
    expect(skipped([car, kurta], { kind: "stockTo", pieces: 9 })).toEqual([undefined, "perSize"]);
    expect(skipped([car], { kind: "stockBy", pieces: -13 })).toEqual(["range"]);
    expect(skipped([car, onSale], { kind: "priceTo", amount: 900 })).toEqual([undefined, "saleAbove"]);
    expect(skipped([onSale], { kind: "saleEnd" })).toEqual([undefined]);
  });

  it("remembers what another category would take away", () => {
    const phone = {
      ...car,
      category: "electronics" as const,
      condition: "refurbished" as const,
      batteryHealth: "90%",
      purchasePrice: 300,
      kind: "phones",
    };
    expect(planChange([phone], { kind: "category", category: "toys" })).toEqual([
      {
        product: phone,
        field: "category",
        from: "electronics",
        to: "toys",
        fields: { category: "toys" },
        before: {
          category: "electronics",
          kind: "phones",
          condition: "refurbished",
          batteryHealth: "90%",
          purchasePrice: 300,
        },
        skipped: undefined,
      },
    ]);
  });
});
