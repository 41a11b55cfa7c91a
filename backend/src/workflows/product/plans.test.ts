import { describe, expect, it } from "vitest";
import type { VariantStock } from "../../inventory/read-variant-stock";
import { planSalePrices } from "./plan-sale-prices";
import { planVariants } from "./plan-variants";
import { slugOf } from "./slug";

const current = (size: VariantStock["size"], stocked: number, reserved = 0): VariantStock => ({
  variantId: `variant_${size}`,
  inventoryItemId: `item_${size}`,
  levelId: `level_${size}`,
  size,
  managesStock: true,
  allowsBackorder: false,
  stocked,
  price: 450,
  reserved,
});

describe("a change of sizes", () => {
  it("keeps, restocks, adds and removes", () => {
    const plan = planVariants(
      [current("S", 1), current("M", 2), current("L", 3)],
      [
        { size: "S", stock: 1 },
        { size: "M", stock: 9 },
        { size: "XL", stock: 4 },
      ],
    );
    expect(plan.keep.map(({ size }) => size)).toEqual(["S", "M"]);
    expect(plan.restock).toEqual([{ current: current("M", 2), stock: 9 }]);
    expect(plan.add).toEqual([{ size: "XL", stock: 4 }]);
    expect(plan.remove.map(({ size }) => size)).toEqual(["L"]);
    expect(plan.short).toEqual([]);
  });

  it("says which sizes open orders need more of", () => {
    const plan = planVariants([current("S", 5, 3), current("M", 5, 1)], [{ size: "S", stock: 2 }]);
    expect(plan.short).toEqual([
      { size: "S", reserved: 3 },
      { size: "M", reserved: 1 },
    ]);
  });

  it("gives no stock to what nobody counts, and lets backordered items be counted below what is reserved", () => {
    const uncounted = { ...current("S", 0), managesStock: false, levelId: null };
    expect(planVariants([uncounted], [{ size: "S", stock: 0 }])).toMatchObject({
      restock: [],
      uncounted: [],
    });
    expect(planVariants([uncounted], [{ size: "S", stock: 4 }])).toMatchObject({
      restock: [],
      uncounted: ["S"],
    });
    const backordered = { ...current("S", 2, 5), allowsBackorder: true };
    expect(planVariants([backordered], [{ size: "S", stock: 1 }])).toMatchObject({
      short: [],
      restock: [{ stock: 1 }],
    });
  });

  it("makes a stock record for a variant that a plugin left without", () => {
    const bare = { ...current(null, 0), levelId: null };
    expect(planVariants([bare], [{ size: null, stock: 0 }]).restock).toEqual([{ current: bare, stock: 0 }]);
  });
});

describe("a change of the sale price", () => {
  const now = [{ priceId: "p1", variantId: "v1", amount: 80 }];
  const price = (variant_id: string, amount: number) => ({ variant_id, currency_code: "inr", amount });

  it("is made, changed or taken away, a variant each", () => {
    expect(planSalePrices(now, ["v1", "v2"], 80)).toEqual({
      create: [price("v2", 80)],
      update: [],
      delete: [],
    });
    expect(planSalePrices(now, ["v1"], 70).update).toEqual([{ id: "p1", ...price("v1", 70) }]);
    expect(planSalePrices(now, ["v1"], null)).toEqual({ create: [], update: [], delete: ["p1"] });
  });
});

describe("a slug", () => {
  it.each([
    ["Samsung Galaxy A16 (Blue)", "samsung-galaxy-a16-blue"],
    ["साडी – लाल", "sadi-lal"],
    ["Café ½ ₹", "cafe-1-2"],
    ["😀", "product"],
    ["../../etc", "etc"],
  ])("of %j is %s", (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });
});
