import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { hashSources } from "../../backend/bin/source-hash.cjs";

const folder = mkdtempSync(join(tmpdir(), "shop-hash-"));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (path: string, text: string) => {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const hash = () => hashSources(folder, ["front", "not-there"]);

it("changes with a source and not with a test, a build or a library", () => {
  write("front/src/page.tsx", "one");
  const before = hash();
  write("front/src/page.test.tsx", "test");
  write("front/dist/page.js", "built");
  write("front/node_modules/x/index.js", "library");
  expect(hash()).toBe(before);
  write("front/src/page.tsx", "two");
  expect(hash()).not.toBe(before);
});

it("changes when a file is renamed", () => {
  const before = hash();
  write("front/src/other.tsx", "two");
  rmSync(join(folder, "front/src/page.tsx"));
  expect(hash()).not.toBe(before);
});
