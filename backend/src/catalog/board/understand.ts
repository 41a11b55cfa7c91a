import { hardFold } from "../words/fold";
import type { Lexicon } from "../words/lexicon";
import { romanise } from "../words/romanise";
import { isDevanagari, tokens } from "../words/tokens";
import type { Postings } from "./postings";
import type { Speller } from "./spell";

/** A known word that a typed one may stand for; `worth` says how surely, 1 for the word itself. */
export type Reading = { word: string; worth: number };
export type Understood = {
  /** One list of readings for each word that counts. */
  terms: Reading[][];
  /** What was searched for instead, when a word had to be corrected. */
  correctedTo: string | null;
};

const worth = { itself: 1, meaning: 0.9, sound: 0.7, beginning: 0.6, slip: 0.5 } as const;
const beginningsPerWord = 40;

function known(postings: Postings, words: string[], value: number): Reading[] {
  return words.filter((word) => postings.get(word)).map((word) => ({ word, worth: value }));
}

/** The readings of one word, surest first, and whether they are a correction of it. */
function read(word: string, isLast: boolean, postings: Postings, lexicon: Lexicon, speller: Speller) {
  const sure = [
    ...known(postings, [word], worth.itself),
    ...known(postings, lexicon.meanings(word), worth.meaning),
  ];
  const latin = isDevanagari(word) ? romanise(word) : word;
  if (isLast && latin.length >= 2 && !sure.length)
    sure.push(...known(postings, postings.startingWith(word, beginningsPerWord), worth.beginning));
  if (sure.length > 0) return { readings: sure, corrected: false };

  const heard = [
    ...known(postings, lexicon.soundsLike(latin), worth.meaning),
    ...(latin === word ? [] : known(postings, [latin], worth.meaning)),
  ];
  if (heard.length > 0) return { readings: heard, corrected: false };
  const near = speller.nearest(latin).map((other) => ({ word: other, worth: worth.slip }));
  const alike = known(postings, hardFold(latin) ? postings.soundingLike(latin) : [], worth.sound);
  // A name in other letters is not misspelt when it sounds right.
  return { readings: [...alike, ...near], corrected: !isDevanagari(word) };
}

/** Reads a typed line: cuts it into words, drops fillers, and finds what of the catalogue each word may mean. */
export function understand(line: string, postings: Postings, lexicon: Lexicon, speller: Speller): Understood {
  const typed = tokens(line);
  const telling = typed.filter((word) => !lexicon.isNoise(word));
  const words = telling.length > 0 ? telling : typed;
  const read_ = words.map((word, at) => ({
    word,
    ...read(word, at === words.length - 1, postings, lexicon, speller),
  }));
  const wasCorrected = read_.some(({ corrected, readings }) => corrected && readings.length > 0);
  const best = ({ word, readings, corrected }: (typeof read_)[number]) =>
    (corrected ? readings[0]?.word : undefined) ?? word;
  return {
    terms: read_.map(({ readings }) => readings),
    correctedTo: wasCorrected ? read_.map(best).join(" ") : null,
  };
}
