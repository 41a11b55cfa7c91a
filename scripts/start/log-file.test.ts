import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { LogFile } from "./log-file";
import { turnOverInPlace } from "./turn-over";

const limits = { maxBytes: 100, kept: 3 };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "shop-logs-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** One line per write to the disk. */
function fill(log: LogFile, lines: number) {
  for (let line = 1; line <= lines; line += 1) {
    log.write(`line ${line} of a log that is read by nobody until something is wrong`);
    log.flush();
  }
}

it("turns over by size, and keeps so many older files however long the shop runs", () => {
  fill(new LogFile(join(folder, "backend.log"), limits), 60);
  expect(readdirSync(folder).sort()).toEqual([
    "backend.log",
    "backend.log.1",
    "backend.log.2",
    "backend.log.3",
  ]);
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).size).toBeLessThan(250);
  expect(readFileSync(join(folder, "backend.log"), "utf8")).toContain("line 60 ");
});

it("goes on where an earlier start left off, and counts what that one wrote", () => {
  const path = join(folder, "web.log");
  appendFileSync(path, "x".repeat(150));
  fill(new LogFile(path, limits), 1);
  expect(readFileSync(`${path}.1`, "utf8")).toBe("x".repeat(150));
  expect(readFileSync(path, "utf8")).toMatch(/^line 1 /);
});

it.skipIf(!existsSync("/dev/full"))("loses its lines on a full disk, and nothing else", () => {
  const log = new LogFile("/dev/full", limits);
  expect(() => fill(log, 5)).not.toThrow();
});

it("writes again when there is room, without a torn line before", () => {
  const path = join(folder, "later", "backend.log");
  const log = new LogFile(path, limits);
  rmSync(join(folder, "later"), { recursive: true });
  log.write("lost");
  log.flush();
  const again = new LogFile(path, limits);
  log.write("kept");
  log.flush();
  again.flush();
  expect(readFileSync(path, "utf8")).toBe("\nkept\n");
});

it("empties in place a log that another program holds open, and keeps what was in it", () => {
  const path = join(folder, "postgres.log");
  appendFileSync(path, "y".repeat(150));
  expect(turnOverInPlace(path, limits)).toBe(true);
  expect(turnOverInPlace(path, limits)).toBe(false);
  expect(statSync(path).size).toBe(0);
  expect(readFileSync(`${path}.1`, "utf8")).toBe("y".repeat(150));
});
