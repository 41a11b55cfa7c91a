import fc from "fast-check";
import { expect, it } from "vitest";
import { accentContrast, brandContrast, contrast, designColours, enoughContrast, palette } from "./theme";

const hex = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`);

it("measures contrast as WCAG does", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

it("finds the design's own colours readable, and a pale main colour not", () => {
  expect(brandContrast(designColours.brand)).toBeGreaterThan(enoughContrast);
  expect(accentContrast(designColours.accent)).toBeGreaterThan(enoughContrast);
  expect(brandContrast("#f2d16b")).toBeLessThan(enoughContrast);
  expect(accentContrast("#3b1f00")).toBeLessThan(enoughContrast);
});

it("derives readable colours for dark screens from any main colour", () => {
  fc.assert(
    fc.property(hex, (brand) => {
      const { dark } = palette({ brand, accent: designColours.accent });
      expect(contrast(dark.brand, "#1e1b16")).toBeGreaterThan(enoughContrast);
      expect(contrast(dark.brand, dark["brand-soft"])).toBeGreaterThan(enoughContrast);
      expect(contrast(dark["on-brand"], dark.brand)).toBeGreaterThan(enoughContrast);
    }),
  );
});
