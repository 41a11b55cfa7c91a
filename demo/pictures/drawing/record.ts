import { existsSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Drawn } from "./encode";

/** What is kept of each drawn picture: what it was drawn from, and what a page wants to know of it. */
export type Entry = Drawn & { hash: string };

/** Where drawn pictures live. */
export const drawnFolder = join(__dirname, "../drawn");

const file = join(drawnFolder, "index.json");

export async function readRecord(): Promise<Record<string, Entry>> {
  return existsSync(file) ? (JSON.parse(await readFile(file, "utf8")) as Record<string, Entry>) : {};
}

/** Writes the record sorted by name, so that its changes are easy to read. */
export async function writeRecord(record: Record<string, Entry>): Promise<void> {
  const sorted = Object.keys(record)
    .sort()
    .map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(record[name])}`);
  await writeFile(`${file}.part`, `{\n${sorted.join(",\n")}\n}\n`);
  await rename(`${file}.part`, file);
}
