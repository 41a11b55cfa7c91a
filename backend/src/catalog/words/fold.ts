/**
 * Phonetic keys of romanised words: what sounds alike in Indian English gets one key.
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

/** Sounds with their vowels, the last short one dropped: for looking a romanised word up in the lexicon. */
export function softFold(word: string): string {
  const folded = replaceAll(replaceAll(word, vowels), sounds);
  return folded.length > 3 ? folded.replace(/[aei]$/, "") : folded;
}

/** The skeleton of consonants behind the first sound; undefined where too little is left to tell words apart. */
export function hardFold(word: string): string | undefined {
  const folded = replaceAll(replaceAll(word, vowels), sounds);
  const skeleton = folded.slice(0, 1).replace(/[aeiou]/, "a") + folded.slice(1).replace(/[aeiou]/g, "");
  return skeleton.length >= 3 ? skeleton.replace(/(.)\1+/g, "$1") : undefined;
}
