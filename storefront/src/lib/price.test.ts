import { describe, expect, it } from "vitest";
import { priceShown } from "./price";

describe("the price shown", () => {
  it("is the sale price when it is above 0, with the regular one beside it", () => {
    expect(priceShown({ price: 1000, salePrice: 750 })).toEqual({
      paid: 750,
      regular: 1000,
      percentOff: 25,
      saved: 250,
    });
  });
  it("is the regular price alone without a sale", () => {
    expect(priceShown({ price: 1000, salePrice: 0 })).toEqual({
      paid: 1000,
      regular: undefined,
      percentOff: 0,
      saved: 0,
    });
    expect(priceShown({ price: 1000, salePrice: null }).paid).toBe(1000);
  });
  it("rounds the discount to whole per cent", () => {
    expect(priceShown({ price: 299, salePrice: 199 }).percentOff).toBe(33);
    expect(priceShown({ price: 3, salePrice: 1 }).percentOff).toBe(67);
  });
  it("keeps what is saved free of binary fractions", () => {
    expect(priceShown({ price: 0.3, salePrice: 0.1 }).saved).toBe(0.2);
  });
});
