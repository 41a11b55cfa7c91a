import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isFresh, sourceHash } from "../../backend/bin/build-state.cjs";

let base: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "shop-build-"));
  write("backend/src/server.ts", "one");
});
afterEach(() => rmSync(base, { recursive: true }));

const write = (path: string, text: string) => {
  mkdirSync(join(base, path, ".."), { recursive: true });
  writeFileSync(join(base, path), text);
};
const finishBuild = () => write("backend/dist/.built-from", sourceHash(base));

it("runs no build before there is a whole one", () => {
  expect(isFresh(base)).toBe(false);
  write("backend/dist/backend/src/server.js", "half a build, killed before its end");
  expect(isFresh(base)).toBe(false);
});

it("runs a build of the present sources, and none from before an edit", () => {
  finishBuild();
  expect(isFresh(base)).toBe(true);
  write("backend/src/server.ts", "two");
  expect(isFresh(base)).toBe(false);
});

it("runs a build no longer once a file was added, or the locked libraries changed", () => {
  finishBuild();
  write("backend/src/jobs/new.ts", "");
  expect(isFresh(base)).toBe(false);
  finishBuild();
  write("package-lock.json", "{}");
  expect(isFresh(base)).toBe(false);
});

it("runs the build of an image, which has no sources", () => {
  finishBuild();
  rmSync(join(base, "backend/src"), { recursive: true });
  expect(isFresh(base)).toBe(true);
});
