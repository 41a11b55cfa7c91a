import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Entry, readEntries } from "./entry";
import { buildLexicon, type Lexicon } from "./lexicon";

let entries: Entry[] | undefined;

/** The built-in entries: `lexicon.txt` next to this file. */
export function shippedEntries(): readonly Entry[] {
  entries ??= readEntries(readFileSync(join(__dirname, "lexicon.txt"), "utf8"));
  return entries;
}

/** The built-in lexicon, without the staff's edits. */
export const shippedLexicon = (): Lexicon => buildLexicon(shippedEntries());
