import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hardFold, softFold } from "./fold";
import { isDevanagari, tokens } from "./tokens";

export type Lexicon = {
  /** The English words that this word is written down for. */
  meanings: (word: string) => string[];
  /** The English words of entries that sound like it: for words that are written down nowhere. */
  soundsLike: (word: string) => string[];
  isNoise: (word: string) => boolean;
  /** Colours, sizes, conditions: words that tell things apart but are no things. */
  isQuality: (word: string) => boolean;
};

type Entry = { meanings: string[]; others: string[] };

function parseLine(line: string): Entry | undefined {
  const [left, right] = line.split(":", 2);
  if (right === undefined) return undefined;
  return { meanings: tokens(left ?? ""), others: tokens(right) };
}

/** Reads the text of a lexicon: `english words: words that mean them`, `#` begins a comment, `noise:` lists fillers, `quality:` adjectives. */
export function parseLexicon(text: string): Lexicon {
  const exact = new Map<string, Set<string>>();
  const soft = new Map<string, Set<string>>();
  const hard = new Map<string, Set<string>>();
  const lists: Record<string, Set<string>> = { noise: new Set(), quality: new Set() };
  const put = (map: Map<string, Set<string>>, key: string | undefined, meanings: string[]) => {
    if (key) map.set(key, new Set([...(map.get(key) ?? []), ...meanings]));
  };
  for (const line of text.split("\n")) {
    const entry = parseLine(line.replace(/#.*/, "").trim());
    if (!entry) continue;
    const list = lists[entry.meanings.join(" ")];
    if (list) for (const word of entry.others) list.add(word);
    else
      for (const other of entry.others) {
        put(exact, other, entry.meanings);
        if (isDevanagari(other)) continue;
        put(soft, softFold(other), entry.meanings);
        if (other.length > 4) put(hard, hardFold(other), entry.meanings);
      }
  }
  const read = (found: Set<string> | undefined) => [...(found ?? [])];
  return {
    isNoise: (word) => lists.noise?.has(word) ?? false,
    isQuality: (word) => lists.quality?.has(word) ?? false,
    meanings: (word) => read(exact.get(word)),
    soundsLike: (word) => read(soft.get(softFold(word)) ?? hard.get(hardFold(word) ?? "")),
  };
}

let shared: Lexicon | undefined;

/** The shop's lexicon, `lexicon.txt` beside this file: an operator adds words there and starts the shop again. */
export function lexicon(): Lexicon {
  shared ??= parseLexicon(readFileSync(join(__dirname, "lexicon.txt"), "utf8"));
  return shared;
}
