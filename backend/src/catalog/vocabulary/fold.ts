/**
 * Phonetic keys of romanised words: words that sound alike in Indian English get the same key.
 * "kapde" and "kapday" share the soft key, "samsung" and "saimsang" the hard one.
 */
const sounds: Array<[RegExp, string]> = [
  [/ph/g, "f"],
  [/([bdgjkt])h/g, "$1"],
  [/chh?/g, "c"],
  [/sh/g, "s"],
  [/ck|q|c(?![hei]|$)|c$/g, "k"],
  [/x/g, "ks"],
  [/z/g, "j"],
  [/w/g, "v"],
  [/(.)\1+/g, "$1"],
];
const vowels: Array<[RegExp, string]> = [
  [/ee|ii|ea|ey|ie/g, "i"],
  [/oo|uu|ou/g, "u"],
  [/aa/g, "a"],
  [/ai|ay|ei/g, "e"],
  [/au|aw/g, "o"],
  [/y/g, "i"],
];

const replaceAll = (word: string, rules: Array<[RegExp, string]>) =>
  rules.reduce((text, [pattern, by]) => text.replace(pattern, by), word);

/** The key with vowels, without a short final one: for looking up a romanised word in the lexicon. */
export function softFold(word: string): string {
  const folded = replaceAll(replaceAll(word, vowels), sounds);
  return folded.length > 3 ? folded.replace(/[aei]$/, "") : folded;
}

/** The consonant skeleton after the first sound; undefined if too little is left to distinguish words. */
export function hardFold(word: string): string | undefined {
  const folded = replaceAll(replaceAll(word, vowels), sounds);
  const skeleton = folded.slice(0, 1).replace(/[aeiou]/, "a") + folded.slice(1).replace(/[aeiou]/g, "");
  return skeleton.length >= 3 ? skeleton.replace(/(.)\1+/g, "$1") : undefined;
}
