import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readMoment } from "../restore-to";
import { chooseBase } from "./choose-base";

const work = mkdtempSync(join(tmpdir(), "shop-bases-"));
afterAll(() => rmSync(work, { recursive: true }));

const backup = (name: string, content: string) => {
  mkdirSync(join(work, name));
  writeFileSync(join(work, name, "backup.json"), content);
};

it("takes the newest backup of the embedded database that began before the moment", () => {
  const of = (madeAt: string, kind = "cluster") => JSON.stringify({ kind, madeAt });
  backup("nightly-1", of("2026-11-24T21:00:00.000Z"));
  backup("nightly-2", of("2026-11-25T21:00:00.000Z"));
  backup("by-hand", of("2026-11-26T09:00:00.000Z"));
  backup("of-a-server", of("2026-11-26T08:00:00.000Z", "dump"));
  backup("nightly-3.part", of("2026-11-26T08:30:00.000Z"));
  backup("torn", "{");
  const base = (until: string) => chooseBase([join(work, "none"), work], new Date(until));
  expect(base("2026-11-26T08:45:00Z")).toBe(join(work, "nightly-2"));
  expect(base("2026-11-26T09:45:00Z")).toBe(join(work, "by-hand"));
  expect(base("2026-11-24T20:00:00Z")).toBeUndefined();
});

it.each([
  ["2026-11-26T18:29:00+05:30", "2026-11-26T12:59:00.000Z"],
  ["2026-11-26 18:29+05:30", "2026-11-26T12:59:00.000Z"],
  ["2026-11-26T12:59:00.5Z", "2026-11-26T12:59:00.500Z"],
])("reads the moment %s", (text, moment) => expect(readMoment(text)).toEqual(new Date(moment)));

it.each([undefined, "yesterday", "2026-11-26", "2026-11-26T18:29:00", "2026-13-26T18:29:00Z"])(
  "asks for the moment in whole, with its offset, in place of %s",
  (text) => expect(() => readMoment(text)).toThrow("Say until when"),
);
