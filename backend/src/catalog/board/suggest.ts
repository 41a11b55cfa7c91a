import { parseQuery } from "../query/parse";
import type { Lexicon } from "../words/lexicon";
import { isNumber, pieces } from "../words/tokens";
import type { Postings } from "./postings";

const looked = 200;

/**
 * Words of titles, brands and categories that go on from what is being typed, those of many products first. Numbers
 * are not gone on from, and neither are words that ask for a price, a size and the like: only one who types knows.
 */
export function suggestWords(postings: Postings, lexicon: Lexicon, typed: string, limit: number): string[] {
  const last = pieces(parseQuery(typed, lexicon).rest).at(-1);
  if (!last || last.end !== typed.length || isNumber(last.word)) return [];
  const before = typed.slice(0, last.start).replace(/\s+/g, " ").trim().toLowerCase();
  const meant = lexicon.meanings(last.word);
  const candidates = [...meant, ...postings.startingWith(last.word, looked)];
  const weight = (word: string) => postings.get(word)?.head.length ?? 0;
  return [...new Set(candidates)]
    .filter((word) => weight(word) > 0)
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, limit)
    .map((word) => (before ? `${before} ${word}` : word));
}
