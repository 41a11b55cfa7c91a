import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../root";
import { triedPlugins, withPlugins } from "./tried";

it("puts plugins into the list that medusa-config.ts keeps for them", () => {
  const config = withPlugins(readFileSync(join(root, "medusa-config.ts"), "utf8"), triedPlugins);
  for (const { name } of triedPlugins) expect(config).toContain(`"resolve": "${name}"`);
});

it("is told where the list has moved", () => {
  expect(() => withPlugins("const plugins = [];", [])).toThrow("no empty list");
});

it("is what docs/extending.md says was tried, with the same versions", () => {
  const guide = readFileSync(join(root, "docs", "extending.md"), "utf8");
  for (const { name, version } of triedPlugins) expect(guide).toContain(`\`${name}\` ${version}`);
});
