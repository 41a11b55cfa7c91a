import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { installEngineAdmin, pagesIn, reasonOf } from "./install";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "shop-engine-admin-"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it("does nothing where the pages of this version are there", async () => {
  mkdirSync(pagesIn(folder), { recursive: true });
  writeFileSync(join(pagesIn(folder), "index.html"), "");
  const say = vi.fn();
  await installEngineAdmin(folder, { say });
  expect(say).not.toHaveBeenCalled();
});

it("says in one sentence that the registry is away, and leaves nothing half-made", async () => {
  vi.stubEnv("npm_config_registry", "http://127.0.0.1:9/");
  vi.stubEnv("npm_config_fetch_retries", "0");
  vi.stubEnv("npm_config_cache", join(folder, "empty-cache"));
  await expect(installEngineAdmin(folder, { say: () => {} })).rejects.toThrow(
    "The engine's admin could not be installed: the npm registry cannot be reached.",
  );
  expect(readdirSync(join(folder, "engine-admin"))).toEqual([]);
  expect(existsSync(pagesIn(folder))).toBe(false);
}, 120_000);

it("names what npm or the build complained about", () => {
  expect(reasonOf("npm error code ENOSPC", 1)).toBe("the disk is full");
  expect(reasonOf("npm error code ETARGET\nnpm error notarget No such version", 1)).toBe(
    "npm error code ETARGET",
  );
  expect(reasonOf("", 3)).toBe("code 3");
});
