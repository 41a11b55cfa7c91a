import { readFileSync } from "node:fs";
import { join } from "node:path";
import { slideGradientNames, slideGradients } from "@contract/slide-gradients";
import { contrast, enoughContrast } from "@contract/theme";
import { expect, it } from "vitest";

const css = readFileSync(join(import.meta.dirname, "../../styles/gradients.css"), "utf8");
const hexOf = { black: "#000000", white: "#ffffff" } as const;

it.each(slideGradientNames)("words on %s are readable from one end of it to the other", (name) => {
  const [, rule = ""] = new RegExp(`\\.${name} \\{([^}]*)\\}`).exec(css) ?? [];
  const stops = rule.match(/#[0-9a-f]{6}/g) ?? [];
  expect(stops.length).toBeGreaterThanOrEqual(2);
  for (const stop of stops) {
    const found = contrast(stop, hexOf[slideGradients[name]]);
    expect([stop, found >= enoughContrast, found]).toEqual([stop, true, found]);
  }
});
