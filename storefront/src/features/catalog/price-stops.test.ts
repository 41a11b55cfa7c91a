import { describe, expect, it } from "vitest";
import { priceStops, pricesOf, spanOf } from "./price-stops";

const stops = priceStops([{ value: "0-499.99" }, { value: "500-999.99" }, { value: "1000-" }]);

describe("the stops of the price slider", () => {
  it("are the edges of the bands and the middles between them, open at the end", () => {
    expect(stops).toEqual([0, 250, 500, 750, 1_000, 1_500, 2_000, Number.POSITIVE_INFINITY]);
  });
  it("mean no limit at either end", () => {
    expect(spanOf({}, stops)).toEqual({ low: 0, high: 7 });
    expect(pricesOf({ low: 0, high: 7 }, stops)).toEqual({ minPrice: undefined, maxPrice: undefined });
  });
  it("lead to their prices and back", () => {
    const prices = pricesOf({ low: 2, high: 5 }, stops);
    expect(prices).toEqual({ minPrice: 500, maxPrice: 1_500 });
    expect(spanOf(prices, stops)).toEqual({ low: 2, high: 5 });
  });
  it("stand around a price that was typed", () => {
    expect(spanOf({ minPrice: 600, maxPrice: 800 }, stops)).toEqual({ low: 2, high: 4 });
    expect(spanOf({ minPrice: 90_000, maxPrice: 99_000 }, stops)).toEqual({ low: 6, high: 7 });
  });
});
