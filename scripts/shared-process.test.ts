import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./root";

/** The tests of the project "unit" (vitest.config.ts), which run in one process. */
const tests = ["backend", "storefront", "admin"].flatMap((workspace) =>
  readdirSync(join(root, workspace, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.apart)\.test\.ts$/.test(file))
    .map((file) => join(workspace, "src", file)),
);
const textOf = (file: string) => readFileSync(join(root, file), "utf8");

it("no test that shares its process replaces a module, which others may have loaded or may load next", () => {
  expect(tests.length).toBeGreaterThan(200);
  expect(tests.filter((file) => /\bvi\.(mock|doMock|resetModules)\(/.test(textOf(file)))).toEqual([]);
});

it("each one that replaces something global puts it back, and none writes to the environment", () => {
  const leaves = (text: string, kind: "Global" | "Env") =>
    text.includes(`vi.stub${kind}(`) && !text.includes(`vi.unstubAll${kind}s(`);
  const isWritten = (text: string) => /\bprocess\.env(\.\w+|\[[^\]]+\]) = /.test(text);
  const careless = tests.filter((file) => {
    const text = textOf(file);
    return leaves(text, "Global") || leaves(text, "Env") || isWritten(text);
  });
  expect(careless).toEqual([]);
});
