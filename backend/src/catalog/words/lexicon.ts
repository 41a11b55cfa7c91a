import { lexiconLists } from "../../contract/lexicon";
import { type Entry, keyOf, readEntries } from "./entry";
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

/** Makes entries ready to be asked. */
export function buildLexicon(entries: readonly Entry[]): Lexicon {
  const exact = new Map<string, Set<string>>();
  const soft = new Map<string, Set<string>>();
  const hard = new Map<string, Set<string>>();
  const lists = new Map<string, Set<string>>(lexiconLists.map((name) => [name, new Set()]));
  const put = (map: Map<string, Set<string>>, key: string | undefined, meanings: string[]) => {
    if (key) map.set(key, new Set([...(map.get(key) ?? []), ...meanings]));
  };
  for (const entry of entries) {
    const meanings = tokens(entry.means);
    const others = tokens(entry.words.join(" "));
    const list = lists.get(keyOf(entry));
    if (list) for (const word of others) list.add(word);
    else
      for (const other of others) {
        put(exact, other, meanings);
        if (isDevanagari(other)) continue;
        put(soft, softFold(other), meanings);
        if (other.length > 4) put(hard, hardFold(other), meanings);
      }
  }
  const read = (found: Set<string> | undefined) => [...(found ?? [])];
  return {
    isNoise: (word) => lists.get("noise")?.has(word) ?? false,
    isQuality: (word) => lists.get("quality")?.has(word) ?? false,
    meanings: (word) => read(exact.get(word)),
    soundsLike: (word) => read(soft.get(softFold(word)) ?? hard.get(hardFold(word) ?? "")),
  };
}

/** Reads the text of a lexicon (`readEntries`); `noise:` lists fillers, `quality:` adjectives. */
export const parseLexicon = (text: string): Lexicon => buildLexicon(readEntries(text));
