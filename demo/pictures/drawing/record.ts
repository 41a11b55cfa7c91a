import { existsSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Drawn } from "./encode";

/** The record of each drawn picture: its inputs, and what a page needs to know about it. */
export type Entry = Drawn & { hash: string };

/** The folder of the drawn pictures. */
export const drawnFolder = join(__dirname, "../drawn");

const file = join(drawnFolder, "index.json");

export async function readRecord(): Promise<Record<string, Entry>> {
  return existsSync(file) ? (JSON.parse(await readFile(file, "utf8")) as Record<string, Entry>) : {};
}

/** Writes the record sorted by name, so that its diffs are easy to read. */
export async function writeRecord(record: Record<string, Entry>): Promise<void> {
  const sorted = Object.keys(record)
    .sort()
    .map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(record[name])}`);
  await writeFile(`${file}.part`, `{\n${sorted.join(",\n")}\n}\n`);
  await rename(`${file}.part`, file);
}
