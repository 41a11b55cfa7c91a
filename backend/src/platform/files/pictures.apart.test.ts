import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pictureUrl } from "./picture-names";
import { storedPictures } from "./pictures";

const place = vi.hoisted(() => ({ DATA_DIR: "" }));
vi.mock("../env", () => ({ env: () => place }));

const hour = 3_600_000;
const stem = (letter: string, at: number) => letter + at.toString(16).padStart(24, "0");

beforeEach(() => {
  place.DATA_DIR = mkdtempSync(join(tmpdir(), "pictures-"));
});
afterEach(() => rmSync(place.DATA_DIR, { recursive: true }));

const write = (name: string, isOld = true) => {
  const path = join(place.DATA_DIR, "files", name);
  writeFileSync(path, "");
  const at = new Date(Date.now() - (isOld ? 2 * hour : 0));
  utimesSync(path, at, at);
};
const found = async () => {
  const parts: string[][] = [];
  for await (const part of storedPictures("p", hour)) parts.push(part);
  return parts;
};

it("finds the old pictures of one kind among all others, a hundred files at a time", async () => {
  mkdirSync(join(place.DATA_DIR, "files"));
  for (let at = 0; at < 130; at += 1) {
    write(`${stem("p", at)}-720.webp`);
    write(`${stem("p", at)}-1080.avif`);
    write(`${stem("u", at)}-720.webp`);
  }
  write(`${stem("p", 500)}-720.webp`, false);
  write("products.csv");
  const parts = await found();
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(100);
  const wanted = Array.from({ length: 130 }, (_, at) => pictureUrl(stem("p", at)));
  expect([...new Set(parts.flat())].sort()).toEqual(wanted.sort());
});

it("finds nothing where nothing was ever uploaded", async () => {
  expect(await found()).toEqual([]);
});
