/** Signs that people often omit: nukta, joiners, and the short form of the nasal. */
const optionalMarks = /[\u093C\u200C\u200D]/g;
const piecePattern =
  /(?<![\p{L}\p{M}\p{N}])t[\s-]?shirts?(?!\p{L})|\p{N}+(?:,\p{N}{2,3})*(?:\.\p{N}+)?|[\p{L}\p{M}\u200C\u200D]+(?:['’]s(?!\p{L}))?/giu;
const devanagari = /[\u0900-\u097F]/;
const devanagariDigit = /[\u0966-\u096F]/g;

/** One word of a text with its position. */
export type Piece = {
  /** Lower-case, plurals folded, digits as 0–9 without separators. */
  word: string;
  start: number;
  end: number;
  /** True if it follows the previous token without a gap, as "gb" in "256GB". */
  glued: boolean;
};

/** Folds English plurals and possessives; numbers and other scripts stay unchanged. */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/.{4}oes$/.test(word) || /(ches|shes|sses|xes)$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") && !/(ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}

function plain(piece: string): string {
  const word = piece
    .normalize("NFKC")
    .toLowerCase()
    .replace(optionalMarks, "")
    .replace(/['’]s$/, "")
    .replace(/^t[\s-]shirt/, "tshirt")
    .replace(devanagariDigit, (digit) => String(digit.charCodeAt(0) - 0x966));
  return isNumber(word) ? word.replaceAll(",", "") : stem(word);
}

/** The words of a text with their positions: split between letters and digits, "10,000" and "1.5" kept whole. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let before = -1;
  for (const { 0: piece, index } of text.matchAll(piecePattern)) {
    const word = plain(piece);
    if (word === "") continue;
    const end = index + piece.length;
    found.push({ word, start: index, end, glued: index === before });
    before = end;
  }
  return found;
}

/**
 * The words of a text, lower-case, split between letters and digits ("256GB" is "256" and "gb"), plurals folded.
 * In order, with repeats.
 */
export const tokens = (text: string): string[] => pieces(text).map(({ word }) => word);

export function isDevanagari(word: string): boolean {
  return devanagari.test(word);
}

export const isNumber = (word: string): boolean => /^\d[\d.,]*$/.test(word);

/** Distinct words of several texts, joined by spaces, as stored in the read model. */
export function wordList(...texts: Array<string | null | undefined>): string {
  return [...new Set(texts.flatMap((text) => (text ? tokens(text) : [])))].join(" ");
}

/** Separates the two words of a pair; it cannot occur in a typed word. */
export const pairOf = (one: string, other: string): string => `${one}~${other}`;

/** A number with the adjacent word ("iphone~16", "128~gb"): distinguishes an iPhone 16 from an A16 chip. */
export function numberPairs(text: string): string[] {
  const all = pieces(text);
  const pairs: string[] = [];
  all.forEach((second, at) => {
    const first = all[at - 1];
    if (!first || isNumber(first.word) === isNumber(second.word)) return;
    if (second.glued || /^[ \u00A0-]$/.test(text.slice(first.end, second.start)))
      pairs.push(pairOf(first.word, second.word));
  });
  return pairs;
}

/** The sort key of a title: without case and accents, numbers by value ("Galaxy A9" before "Galaxy A16"). */
export function titleSort(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/\p{M}(?<![\u0900-\u097F])/gu, "")
    .toLowerCase()
    .replace(/\d+/g, (digits) => digits.padStart(8, "0"));
}
