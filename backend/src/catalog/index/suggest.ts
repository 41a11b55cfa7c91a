import { parseQuery } from "../query/parse";
import type { Lexicon } from "../vocabulary/lexicon";
import { isNumber, pieces } from "../vocabulary/tokens";
import type { Vocabulary } from "./postings";

const looked = 200;

/**
 * Completions from the words of titles, brands and categories, those of many products first. Numbers
 * are not completed, and neither are words for a price, a size and the like: they cannot be guessed.
 */
export function suggestWords(postings: Vocabulary, lexicon: Lexicon, typed: string, limit: number): string[] {
  const last = pieces(parseQuery(typed, lexicon).rest).at(-1);
  if (!last || last.end !== typed.length || isNumber(last.word)) return [];
  const before = typed.slice(0, last.start).replace(/\s+/g, " ").trim().toLowerCase();
  const meant = lexicon.meanings(last.word);
  const candidates = [...meant, ...postings.startingWith(last.word, looked)];
  const weight = (word: string) => postings.count(word, "head");
  return [...new Set(candidates)]
    .filter((word) => weight(word) > 0)
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, limit)
    .map((word) => (before ? `${before} ${word}` : word));
}
