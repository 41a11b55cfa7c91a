import { brandList } from "../../contract/brand-list";
import { lexiconLists } from "../../contract/lexicon";
import { type Entry, keyOf, readEntries } from "./entry";
import { hardFold, softFold } from "./fold";
import { allGoodsWords } from "./goods-words";
import { isDevanagari, tokens } from "./tokens";

export type Lexicon = {
  /** The English words listed for this word. */
  meanings: (word: string) => string[];
  /** The English words of entries that sound like it: for words that are not listed. */
  soundsLike: (word: string) => string[];
  isNoise: (word: string) => boolean;
  /** Colours, sizes, conditions: words that describe products but do not name them. */
  isQuality: (word: string) => boolean;
  /** Other English names of the same product: the other words before the colon. */
  sameThings: (word: string) => string[];
  /** English product nouns: the meanings of entries, and the names of goods. */
  isThing: (word: string) => boolean;
};

/** English words of entries that describe a product or its target group without naming the product. */
const noThings = new Set(
  tokens(
    "man men woman women lady kid child children boy girl new second hand refurbished running training sport wooden " +
      "note redmi keypad solar power milk water net front top gb tb inch litre mah kg hp ton watt",
  ),
);
/** An entry with more names than this is a department, not one product. */
const mostNames = 4;

/** Indexes entries for lookup. */
export function buildLexicon(entries: readonly Entry[]): Lexicon {
  const brandNames = new Set(brandList().map(({ label }) => label.en.toLowerCase()));
  const exact = new Map<string, Set<string>>();
  const soft = new Map<string, Set<string>>();
  const hard = new Map<string, Set<string>>();
  const lists = new Map<string, Set<string>>(lexiconLists.map((name) => [name, new Set()]));
  const things = new Set(allGoodsWords);
  const same = new Map<string, Set<string>>();
  const put = (map: Map<string, Set<string>>, key: string | undefined, meanings: string[]) => {
    if (key) map.set(key, new Set([...(map.get(key) ?? []), ...meanings]));
  };
  for (const entry of entries) {
    const meanings = tokens(entry.means);
    const others = tokens(entry.words.join(" "));
    const list = lists.get(keyOf(entry));
    if (list) for (const word of others) list.add(word);
    else {
      for (const meaning of meanings) {
        things.add(meaning);
        if (meanings.length <= mostNames) put(same, meaning, meanings);
      }
      for (const other of others) {
        put(exact, other, meanings);
        if (isDevanagari(other)) continue;
        put(soft, softFold(other), meanings);
        if (other.length > 4) put(hard, hardFold(other), meanings);
      }
    }
  }
  const read = (found: Set<string> | undefined) => [...(found ?? [])];
  return {
    isNoise: (word) => lists.get("noise")?.has(word) ?? false,
    isQuality: (word) => lists.get("quality")?.has(word) ?? false,
    sameThings: (word) => read(same.get(word)).filter((other) => other !== word),
    isThing: (word) =>
      things.has(word) && !noThings.has(word) && !brandNames.has(word) && !lists.get("quality")?.has(word),
    meanings: (word) => read(exact.get(word)),
    soundsLike: (word) => read(soft.get(softFold(word)) ?? hard.get(hardFold(word) ?? "")),
  };
}

/** Parses the text of a lexicon (`readEntries`); `noise:` lists fillers, `quality:` adjectives. */
export const parseLexicon = (text: string): Lexicon => buildLexicon(readEntries(text));
