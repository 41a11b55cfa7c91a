import { designColours } from "@contract/theme";
import { expect, it } from "vitest";
import { themePath, themeStyles } from "./theme";

it("gives a shop's colours an address of their own, and the design's none", () => {
  expect(themePath(designColours)).toBeUndefined();
  expect(themePath({ brand: "#7a1f5c", accent: "#ffc94d" })).toBe("/theme/7a1f5c-ffc94d.css");
});

it("answers only such addresses, with both schemes", () => {
  expect(themeStyles("/theme/7a1f5c-ffc94d.css")).toMatch(
    /^:root\{--brand:#7a1f5c;.*dark\)\{:root\{--brand:#/,
  );
  expect(themeStyles("/theme/7a1f5c-}body{.css")).toBeUndefined();
});
