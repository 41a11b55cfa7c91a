import { expect, it } from "vitest";
import { isBand, readBand } from "./price-bands";

it("reads closed and open price bands", () => {
  expect(readBand("500-1000")).toEqual({ from: 500, to: 1000 });
  expect(readBand("30000-")).toEqual({ from: 30000, to: undefined });
  expect(readBand("0-500")).toEqual({ from: undefined, to: 500 });
});

it("knows the band on which the filter stands", () => {
  expect(isBand(readBand("500-1000"), { minPrice: 500, maxPrice: 1000 })).toBe(true);
  expect(isBand(readBand("500-1000"), { minPrice: 500, maxPrice: undefined })).toBe(false);
});
