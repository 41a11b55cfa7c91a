import { hardFold } from "../words/fold";
import type { Lexicon } from "../words/lexicon";
import { romanise } from "../words/romanise";
import { isDevanagari, tokens } from "../words/tokens";
import type { Postings } from "./postings";
import type { Spelling } from "./spell";

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
function read(word: string, isLast: boolean, postings: Postings, lexicon: Lexicon, speller: Spelling) {
  const latin = isDevanagari(word) ? romanise(word) : word;
  const sure = [
    ...known(postings, [word], worth.itself),
    ...known(postings, lexicon.meanings(word), worth.meaning),
  ];
  // Few products have texts in Devanagari: a name that stands there is looked for in Latin letters as well.
  if (sure.length > 0 && latin !== word)
    sure.push(...known(postings, [latin, ...postings.soundingLike(latin)], worth.sound));
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

const halved = ({ word, worth: value }: Reading): Reading => ({ word, worth: value / 2 });

/** "one plus" and "i phone" are one word where the catalogue or the lexicon writes them so. */
function joined(words: string[], postings: Postings, lexicon: Lexicon): string[] {
  const isWord = (word: string) =>
    (postings.get(word)?.head.length ?? 0) > 0 || lexicon.meanings(word).length > 0;
  const whole: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [first = "", second] = [words[at], words[at + 1]];
    const pair = second && /^[a-z]+$/.test(first + second) ? first + second : undefined;
    if (pair && isWord(pair)) at += 1;
    whole.push(pair && isWord(pair) ? pair : first);
  }
  return whole;
}

/** Reads a typed line: cuts it into words, drops fillers, and finds what of the catalogue each word may mean. */
export function understand(
  line: string,
  postings: Postings,
  lexicon: Lexicon,
  speller: Spelling,
): Understood {
  const typed = tokens(line);
  const telling = typed.filter((word) => !lexicon.isNoise(word));
  const words = joined(telling.length > 0 ? telling : typed, postings, lexicon);
  const read_ = words.map((word, at) => {
    const { readings, corrected } = read(word, at === words.length - 1, postings, lexicon, speller);
    const isQuality = readings.some((reading) => lexicon.isQuality(reading.word));
    return { word, readings: isQuality ? readings.map(halved) : readings, corrected };
  });
  const wasCorrected = read_.some(({ corrected, readings }) => corrected && readings.length > 0);
  const best = ({ word, readings, corrected }: (typeof read_)[number]) =>
    (corrected ? readings[0]?.word : undefined) ?? word;
  return {
    terms: read_.map(({ readings }) => readings),
    correctedTo: wasCorrected ? read_.map(best).join(" ") : null,
  };
}
