import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { specLines } from "../e2e/spec-lines";
import { root } from "./root";

const e2e = join(root, "e2e");
const journeys = readdirSync(e2e)
  .filter((name) => name.endsWith(".spec.ts"))
  .map((name) => readFileSync(join(e2e, name), "utf8"))
  .join("\n")
  .replaceAll(/\$\{\w+\}/g, "…");

/** The list items and table rows of a numbered section of docs/spec.md, without their marks. */
function linesOf(section: string): string[] {
  const spec = readFileSync(join(root, "docs/spec.md"), "utf8");
  const [, text = ""] = spec.split(new RegExp(`^## ${section.replace(".", "\\.")} .*$`, "m"));
  return (text.split(/^## /m)[0] ?? "")
    .split("\n")
    .filter((line) => /^( *- |\| )/.test(line))
    .map((line) => line.replace(/^( *- |\| )/, ""))
    .filter((line) => !/^(Route \| Access|Situation \|)/.test(line));
}

describe.each(specLines)("section $name of the specification", ({ name, lines }) => {
  const known = Object.keys(lines);

  it("has no line that is missing from the list of journeys", () => {
    const all = linesOf(name);
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter((line) => !known.some((start) => line.startsWith(start)))).toEqual([]);
    expect(known.filter((start) => !all.some((line) => line.startsWith(start)))).toEqual([]);
  });

  it("is shown by journeys that there are", () => {
    const titles = Object.values(lines).flatMap((shown) => (Array.isArray(shown) ? shown : []));
    expect(titles.filter((title) => !journeys.includes(title))).toEqual([]);
  });
});
