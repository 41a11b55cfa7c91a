import { expect, it } from "vitest";
import { safeJump, serialOf } from "./safe-jump";

it("passes over twice what the busiest day made, for each day since the backup, and never fewer than the least", () => {
  expect(safeJump(300, 2.5, 1_000)).toBe(1_800);
  expect(safeJump(3, 1, 1_000)).toBe(1_000);
  expect(safeJump(0, 0, 100)).toBe(100);
});

it.each([
  ["SB-26-000123", undefined, 123],
  ["ORD-26-1000000", undefined, 1_000_000],
  ["SB/26-27/000123", "SB/26-27", 123],
  ["CN/26-27/1000000", "CN/26-27", 1_000_000],
  ["140", undefined, 140],
])("reads the serial of %s", (number, start, serial) => {
  expect(serialOf(number, start)).toBe(serial);
});

it.each([
  ["CN/26-27/000123", "SB/26-27"],
  ["SB/25-26/000123", "SB/26-27"],
  ["SB-26-", undefined],
  ["SB/26-27/000123", undefined],
  ["many", undefined],
])("does not take %s for one of %s", (number, start) => {
  expect(() => serialOf(number, start)).toThrow("is no number of this shop's");
});
