import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Entry, readEntries } from "./entry";
import { buildLexicon, type Lexicon } from "./lexicon";

let entries: Entry[] | undefined;

/** The entries that the shop comes with: `lexicon.txt` beside this file. */
export function shippedEntries(): readonly Entry[] {
  entries ??= readEntries(readFileSync(join(__dirname, "lexicon.txt"), "utf8"));
  return entries;
}

/** The lexicon as the shop comes with it, whatever the staff changed since. */
export const shippedLexicon = (): Lexicon => buildLexicon(shippedEntries());
