import { tokens } from "./tokens";

/** One line of the lexicon: what the catalogue calls a thing, and what shoppers type for it. */
export type Entry = { means: string; words: string[] };

/** What makes two entries one: their meaning without case, plural and signs. Empty where it holds no word. */
export const keyOf = ({ means }: Pick<Entry, "means">): string => tokens(means).join(" ");

/** Reads `english words: words that mean them`, `#` begins a comment. Lines of one meaning become one entry. */
export function readEntries(text: string): Entry[] {
  const found = new Map<string, Entry>();
  for (const line of text.split("\n")) {
    const [left = "", right] = line.replace(/#.*/, "").split(":", 2);
    if (right === undefined) continue;
    const entry = { means: left.trim(), words: right.split(/\s+/).filter(Boolean) };
    const earlier = found.get(keyOf(entry));
    if (earlier) earlier.words.push(...entry.words);
    else found.set(keyOf(entry), entry);
  }
  return [...found.values()];
}
