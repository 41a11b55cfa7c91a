import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { findRunning, lockData } from "./data-lock";
import { identityOf } from "./process-identity";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "shop-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("says who runs on the data already", async () => {
  await lockData(folder, "http://localhost:8000");
  await expect(lockData(folder, "http://localhost:8001")).rejects.toThrow(
    new RegExp(`already runs on this data at http://localhost:8000 \\(process ${process.pid},`),
  );
});

it("is free again after a release", async () => {
  const lock = await lockData(folder, "http://localhost:8000");
  lock.release();
  expect(findRunning(folder)).toBeUndefined();
  await expect(lockData(folder, "http://localhost:8000")).resolves.toBeTruthy();
});

it("takes over from a killed start, and tells whom that one had started", async () => {
  const stranger = {
    identity: `${process.pid}:0`,
    pid: process.pid,
    url: "x",
    since: "then",
    children: ["77:1"],
  };
  writeFileSync(join(folder, "running.json"), JSON.stringify(stranger));
  const lock = await lockData(folder, "http://localhost:8000");
  expect(lock.leftovers).toEqual(["77:1"]);
});

it("takes over from a record that a full disk cut short", async () => {
  writeFileSync(join(folder, "running.json"), '{"pid":');
  await expect(lockData(folder, "http://localhost:8000")).resolves.toMatchObject({ leftovers: [] });
});

it("tells a process from a later one with the same number", () => {
  expect(identityOf(process.pid)).toBe(identityOf(process.pid));
  expect(identityOf(process.pid)).toMatch(new RegExp(`^${process.pid}:.`));
  expect(identityOf(2 ** 22 + 1)).toBeUndefined();
});
