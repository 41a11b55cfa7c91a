import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../root";

const steps = join(root, "backend/src/platform/schema");

/** Every table that the shop's schema makes and does not drop again. */
function ownTables(): string[] {
  const made = new Set<string>();
  for (const file of readdirSync(steps).sort()) {
    if (!/^\d{4}-/.test(file)) continue;
    const text = readFileSync(join(steps, file), "utf8");
    for (const [, name = ""] of text.matchAll(/create (?:unlogged )?table (?:if not exists )?(\w+)/g))
      made.add(name);
    for (const [, name = ""] of text.matchAll(/drop table (?:if exists )?(\w+)/g)) made.delete(name);
  }
  return [...made].sort();
}

it("docs/operating.md says of every table what removes its rows, or why they stay", () => {
  const manual = readFileSync(join(root, "docs/operating.md"), "utf8");
  const start = manual.indexOf("## What is kept, and what is deleted");
  const told = manual.slice(start, manual.indexOf("\n## ", start + 1));
  expect(ownTables().length).toBeGreaterThan(50);
  expect(ownTables().filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
});
