/** Signs that people write or leave out at will: nukta, joiners, and the short form of the nasal. */
const optionalMarks = /[\u093C\u200C\u200D]/g;
const wordPattern = /\p{N}+|[\p{L}\p{M}]+/gu;
const devanagari = /[\u0900-\u097F]/;

/** English plurals and possessives of one word fall together; numbers and other scripts stay as they are. */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/.{4}oes$/.test(word) || /(ches|shes|sses|xes)$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") && !/(ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}

/**
 * The words of a text, lower-case, cut between letters and digits ("256GB" is "256" and "gb"), plurals folded.
 * In order, with repeats.
 */
export function tokens(text: string): string[] {
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(optionalMarks, "")
    .replace(/['’]s\b/g, "")
    .replace(/\bt[\s-]?shirt/g, "tshirt");
  return (plain.match(wordPattern) ?? []).map(stem);
}

export function isDevanagari(word: string): boolean {
  return devanagari.test(word);
}

/** Distinct words of several texts, joined by spaces: how the read model keeps them. */
export function wordList(...texts: Array<string | null | undefined>): string {
  return [...new Set(texts.flatMap((text) => (text ? tokens(text) : [])))].join(" ");
}

/** What a title is sorted by: without case and accents, numbers by their value ("Galaxy A9" before "Galaxy A16"). */
export function titleSort(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/\p{M}(?<![\u0900-\u097F])/gu, "")
    .toLowerCase()
    .replace(/\d+/g, (digits) => digits.padStart(8, "0"));
}
