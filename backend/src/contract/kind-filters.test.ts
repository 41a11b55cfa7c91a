import { expect, it } from "vitest";
import { filterName, filterToken, tokenPattern } from "./kind-filters";

it("writes names and values so that they can stand in an address, in any script", () => {
  expect(["8 GB + 128 GB", "6,000 mAh", " 6.1 in OLED ", "100 % cotton", "मिश्र धातु"].map(filterName)).toEqual(
    ["8-gb-128-gb", "6000-mah", "6.1-in-oled", "100-cotton", "मिश्र-धातु"],
  );
  expect(filterName(" – ")).toBe("");
});

it("takes spellings that differ in case and signs for one", () => {
  expect(filterName("BEE 3-star")).toBe(filterName("bee 3 Star"));
});

it("makes of every name something that addresses may hold", () => {
  const token = filterToken(filterName("Memory (RAM), type"), filterName(`${"x".repeat(80)} / y`));
  expect(token).toMatch(tokenPattern);
  expect(token).not.toContain(",");
});
