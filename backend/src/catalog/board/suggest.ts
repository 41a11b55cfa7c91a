import type { Lexicon } from "../words/lexicon";
import { tokens } from "../words/tokens";
import type { Postings } from "./postings";

const looked = 200;

/** Words of titles, brands and categories that go on from what is being typed, those of many products first. */
export function suggestWords(postings: Postings, lexicon: Lexicon, typed: string, limit: number): string[] {
  const words = tokens(typed);
  const last = words.at(-1);
  if (!last) return [];
  const before = words.slice(0, -1).join(" ");
  const meant = lexicon.meanings(last);
  const candidates = [...meant, ...postings.startingWith(last, looked)];
  const weight = (word: string) => postings.get(word)?.head.length ?? 0;
  return [...new Set(candidates)]
    .filter((word) => weight(word) > 0)
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, limit)
    .map((word) => (before ? `${before} ${word}` : word));
}
