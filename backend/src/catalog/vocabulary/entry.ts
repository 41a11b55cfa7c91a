import { tokens } from "./tokens";

/** One line of the lexicon: the catalogue's word for a product, and what shoppers type for it. */
export type Entry = { means: string; words: string[] };

/** The identity of an entry: its meaning without case, plural and punctuation. Empty if it contains no word. */
export const keyOf = ({ means }: Pick<Entry, "means">): string => tokens(means).join(" ");

/** Parses `english words: words that mean them`; `#` begins a comment. Lines with one meaning become one entry. */
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
