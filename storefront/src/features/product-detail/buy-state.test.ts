import { describe, expect, it } from "vitest";
import { buyState, clickSize, stockText } from "./buy-state";

const shirt = {
  totalStock: 3,
  sizes: [
    { size: "M" as const, stock: 3 },
    { size: "L" as const, stock: 0 },
  ],
};
const phone = { totalStock: 5, sizes: [] };

describe("the buttons of a product", () => {
  it("are ready for a product without sizes", () => {
    expect(buyState(phone, undefined)).toBe("ready");
  });
  it("ask for a size first where there are sizes", () => {
    expect(buyState(shirt, undefined)).toBe("selectSize");
    expect(buyState(shirt, "M")).toBe("ready");
  });
  it("do not take a size that is sold out", () => {
    expect(buyState(shirt, "L")).toBe("selectSize");
  });
  it("say out of stock before anything else", () => {
    expect(buyState({ ...shirt, totalStock: 0 }, "M")).toBe("outOfStock");
  });
});

describe("the size picker", () => {
  it("chooses a size, and lets go of it at the second click", () => {
    expect(clickSize(shirt, undefined, "M")).toBe("M");
    expect(clickSize(shirt, "M", "M")).toBeUndefined();
  });
  it("ignores a size with stock 0", () => {
    expect(clickSize(shirt, "M", "L")).toBe("M");
  });
});

describe("the stock line", () => {
  it("says in, out, or how few are left", () => {
    expect(stockText(20).key).toBe("inStock");
    expect(stockText(0).key).toBe("outOfStock");
    expect(stockText(2)).toEqual({ key: "onlyLeft", count: 2 });
  });
});
