import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { installLibraries } from "./install-libraries.mjs";

let root: string;

const write = (file: string, content: object) => writeFileSync(join(root, file), JSON.stringify(content));

/** A project with one library in a local folder, so that no registry is needed. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "shop-install-"));
  mkdirSync(join(root, "kite"));
  write("kite/package.json", { name: "kite", version: "1.0.0" });
  write("package.json", { name: "project", version: "1.0.0", dependencies: { kite: "file:kite" } });
  vi.spyOn(console, "log").mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

function lock(dependencies: Record<string, string>, packages: object) {
  const project = { name: "project", version: "1.0.0", dependencies };
  write("package-lock.json", {
    name: "project",
    version: "1.0.0",
    lockfileVersion: 3,
    requires: true,
    packages: { "": project, ...packages },
  });
}

it("installs what the lock says", async () => {
  lock(
    { kite: "file:kite" },
    { kite: { version: "1.0.0" }, "node_modules/kite": { resolved: "kite", link: true } },
  );
  await installLibraries(root);
  expect(existsSync(join(root, "node_modules", "kite", "package.json"))).toBe(true);
});

it("installs nothing, and changes no version, where the lock does not fit", async () => {
  lock({}, {});
  const before = readFileSync(join(root, "package-lock.json"), "utf8");
  await expect(installLibraries(root)).rejects.toThrow("package-lock.json does not fit package.json");
  expect(existsSync(join(root, "node_modules", "kite"))).toBe(false);
  expect(readFileSync(join(root, "package-lock.json"), "utf8")).toBe(before);
});
