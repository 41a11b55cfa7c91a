import { isUnit } from "../query/amount";
import { hardFold } from "../vocabulary/fold";
import type { Lexicon } from "../vocabulary/lexicon";
import { romanise } from "../vocabulary/romanise";
import { isDevanagari, isNumber, type Piece, pairOf, pieces } from "../vocabulary/tokens";
import type { Vocabulary } from "./postings";
import type { Spelling } from "./spell";

/** A known word that a typed one may mean; `weight` is the confidence, 1 for the word itself. */
export type Candidate = { word: string; weight: number };
export type Term = {
  candidates: Candidate[];
  /** The product noun: "cover" in "phone cover", "shoes" in "shoes for men". */
  isHead: boolean;
  /** How a match counts; a term that is not counted only affects the ranking. */
  counts: "word" | "number" | "nothing";
};
export type InterpretedQuery = {
  /** One for each counted word. */
  terms: Term[];
  /** The corrected query, if a word had to be corrected. */
  correctedTo: string | null;
};

const weights = { itself: 1, meaning: 0.9, sound: 0.7, beginning: 0.6, slip: 0.5 } as const;
const beginningsPerWord = 40;

function known(postings: Vocabulary, words: string[], value: number): Candidate[] {
  return words.filter((word) => postings.has(word)).map((word) => ({ word, weight: value }));
}

type Read = { candidates: Candidate[]; corrected: boolean };

/** The candidates for one word, most confident first, and whether they are a correction of it. */
function read(
  word: string,
  isLast: boolean,
  postings: Vocabulary,
  lexicon: Lexicon,
  speller: Spelling,
): Read {
  const latin = isDevanagari(word) ? romanise(word) : word;
  const sure = [
    ...known(postings, [word], weights.itself),
    ...known(postings, lexicon.meanings(word), weights.meaning),
  ];
  // Few products have texts in Devanagari: a name in that script is also looked up in Latin letters.
  if (sure.length > 0 && latin !== word)
    sure.push(...known(postings, [latin, ...postings.soundingLike(latin)], weights.sound));
  if (isLast && latin.length >= 2 && !sure.length)
    sure.push(...known(postings, postings.startingWith(word, beginningsPerWord), weights.beginning));
  if (sure.length > 0) return { candidates: sure, corrected: false };

  const heard = [
    ...known(postings, lexicon.soundsLike(latin), weights.meaning),
    ...(latin === word ? [] : known(postings, [latin], weights.meaning)),
  ];
  if (heard.length > 0) return { candidates: heard, corrected: false };
  const near = speller.nearest(latin).map((other) => ({ word: other, weight: weights.slip }));
  const alike = known(postings, hardFold(latin) ? postings.soundingLike(latin) : [], weights.sound);
  // A name in another script is not misspelt if it sounds the same.
  return { candidates: [...alike, ...near], corrected: !isDevanagari(word) };
}

/**
 * A number is never corrected or completed. It counts together with the adjacent word ("iphone 16", "128 gb") if the
 * catalogue contains that pair; otherwise it only raises products that contain it in the ranking.
 */
function readNumber(words: readonly Piece[], at: number, reads: readonly Read[], postings: Vocabulary): Read {
  const [before, piece] = [words[at - 1], words[at]];
  if (!piece) return nothingOfItsOwn;
  const calls = (place: number) => {
    const word = words[place]?.word;
    return word === undefined
      ? []
      : [word, ...(reads[place]?.candidates ?? []).map((candidate) => candidate.word)];
  };
  const pairs = [
    ...calls(at - 1).map((word) => pairOf(word, piece.word)),
    ...calls(at + 1).map((word) => pairOf(piece.word, word)),
  ];
  const candidates = known(postings, [...new Set(pairs)], weights.itself);
  const isModel = piece.glued && before !== undefined && /^[a-z]+$/.test(before.word);
  if (candidates.length > 0 || isModel) return { candidates, corrected: false };
  return { candidates: known(postings, [piece.word], weights.itself), corrected: false };
}

const halved = ({ word, weight: value }: Candidate): Candidate => ({ word, weight: value / 2 });

const isPair = ({ word }: Candidate) => word.includes("~");

/** Words for children: few titles contain them, although toys and clothes are meant for children. */
const forChildren = new Set(["kid", "child", "children", "boy", "girl"]);

/** "one plus" and "i phone" are one word if the catalogue or the lexicon writes them as one. */
function joined(words: readonly Piece[], postings: Vocabulary, lexicon: Lexicon): Piece[] {
  const isWord = (word: string) => postings.count(word, "head") > 0 || lexicon.meanings(word).length > 0;
  const whole: Piece[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [first, second] = [words[at], words[at + 1]];
    if (!first) continue;
    const pair =
      second && /^([a-z]+|[\u0900-\u097F]+)$/.test(first.word + second.word)
        ? first.word + second.word
        : undefined;
    const isOne = pair !== undefined && isWord(pair);
    if (isOne) at += 1;
    whole.push(isOne && second ? { ...first, word: pair, end: second.end } : first);
  }
  return whole;
}

/** Words after which an English query describes the product and no longer names it. */
const asides = new Set(["for", "with", "without", "from", "in", "on"]);

/**
 * The position of the word that names the product: the last product word of the query, in English, Hindi and Marathi
 * alike, or the last one before "for" or "with".
 */
function headOf(words: readonly Piece[], reads: readonly Read[], asideAt: number, lexicon: Lexicon): number {
  let head = -1;
  words.forEach(({ word, start }, at) => {
    if (head >= 0 && start > asideAt) return;
    const { candidates } = reads[at] ?? nothingOfItsOwn;
    if (reads[at] === nothingOfItsOwn || isOfCode(words, at)) return;
    const names =
      candidates.length > 0
        ? candidates.map((candidate) => candidate.word)
        : [word, ...lexicon.meanings(word)];
    if (!isNumber(word) && names.some(lexicon.isThing) && !names.some(lexicon.isQuality)) head = at;
  });
  return head;
}

/** If no title contains the product's name, the other names of the same entry: "compost" for manure, "pipe" for a hose. */
function namesInTitles(
  word: string,
  { candidates, corrected }: Read,
  postings: Vocabulary,
  lexicon: Lexicon,
): Read {
  if (candidates.some((candidate) => postings.count(candidate.word, "head") > 0))
    return { candidates, corrected };
  return {
    candidates: [...candidates, ...known(postings, lexicon.sameThings(word), weights.meaning)],
    corrected,
  };
}

/** The query with the corrected words replaced, the others as typed. */
function correct(line: string, words: readonly Piece[], reads: readonly Read[]): string | null {
  let corrected = "";
  let last = 0;
  words.forEach(({ start, end }, at) => {
    const { candidates: [best] = [], corrected: wasCorrected } = reads[at] ?? {};
    if (!wasCorrected || !best) return;
    corrected += line.slice(last, start) + best.word;
    last = end;
  });
  return last === 0 ? null : (corrected + line.slice(last)).toLowerCase();
}

/**
 * Parses a typed query: splits it into words, drops fillers, and finds the catalogue words that each may mean. `rest`
 * is the query with the words for prices, sizes and the like blanked out, so that positions stay the same.
 */
export function interpretQuery(
  line: string,
  postings: Vocabulary,
  lexicon: Lexicon,
  speller: Spelling,
  rest = line,
): InterpretedQuery {
  const typed = pieces(rest);
  // The "a" of "redmi a4" is not an article.
  const isNoise = ({ word }: Piece, at: number) => lexicon.isNoise(word) && !isOfModel(typed, at);
  const telling = typed.filter((piece, at) => !isNoise(piece, at));
  const words = joined(telling.length > 0 || rest !== line ? telling : typed, postings, lexicon);
  const isLast = (at: number) => at === words.length - 1;
  const reads = words.map(({ word }, at) =>
    isNumber(word) || isOfModel(words, at)
      ? nothingOfItsOwn
      : read(word, isLast(at), postings, lexicon, speller),
  );
  words.forEach(({ word }, at) => {
    if (isNumber(word)) reads[at] = readNumber(words, at, reads, postings);
  });
  words.forEach((_, at) => {
    if (isOfMeasure(words, at, reads)) reads[at] = nothingOfItsOwn;
  });
  const aside = typed.find(({ word }, at) => at > 0 && asides.has(word))?.start ?? Number.POSITIVE_INFINITY;
  const head = headOf(words, reads, aside, lexicon);
  const alsoCalled = reads[head] && namesInTitles(words[head]?.word ?? "", reads[head], postings, lexicon);
  if (alsoCalled) reads[head] = alsoCalled;
  const isAside = (at: number) => head >= 0 && (words[at]?.start ?? 0) > aside;
  return {
    terms: reads.map(({ candidates }, at) => ({
      candidates: candidates.some((candidate) => lexicon.isQuality(candidate.word))
        ? candidates.map(halved)
        : candidates,
      isHead: at === head,
      counts: isNumber(words[at]?.word ?? "")
        ? candidates.some(isPair)
          ? "number"
          : "nothing"
        : at !== head && (isAside(at) || candidates.some(({ word }) => forChildren.has(word)))
          ? "nothing"
          : "word",
    })),
    correctedTo: correct(line, words, reads),
  };
}

const nothingOfItsOwn: Read = { candidates: [], corrected: false };

/** A letter attached to a number, as in "a16" and "13r", counts only together with the number. */
const isOfModel = (words: readonly Piece[], at: number) => {
  const [before, piece, after] = [words[at - 1], words[at], words[at + 1]];
  if (piece?.word.length !== 1) return false;
  const followed = after?.glued === true && isNumber(after.word);
  return followed || (piece.glued && before !== undefined && isNumber(before.word));
};

/** Letters between digits without a gap are part of a code: the "ac" of "729f9ac9" is no air conditioner. */
const isOfCode = (words: readonly Piece[], at: number) => {
  const [before, piece, after] = [words[at - 1], words[at], words[at + 1]];
  if (!before || !piece?.glued || !after?.glued) return false;
  return isNumber(before.word) && isNumber(after.word);
};

/** So does a unit after a number if the catalogue contains the pair: "55 inch", "2 hp"; in "hp laptop" it is a brand. */
const isOfMeasure = (words: readonly Piece[], at: number, reads: readonly Read[]) => {
  const [number, unit] = [words[at - 1], words[at]];
  if (!number || !unit || !isNumber(number.word) || !isUnit(words, at)) return false;
  return (reads[at - 1]?.candidates ?? []).some(({ word }) => word.startsWith(pairOf(number.word, "")));
};
