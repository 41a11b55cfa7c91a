const consonants: Record<string, string> = Object.fromEntries(
  (
    "क k,ख kh,ग g,घ gh,ङ n,च ch,छ chh,ज j,झ jh,ञ n,ट t,ठ th,ड d,ढ dh,ण n,त t,थ th,द d,ध dh,न n,प p,फ f,ब b,भ bh," +
    "म m,य y,र r,ल l,ळ l,व v,श sh,ष sh,स s,ह h"
  )
    .split(",")
    .map((pair) => pair.split(" ") as [string, string]),
);
const independent: Record<string, string> = Object.fromEntries(
  "अ a,आ a,इ i,ई i,उ u,ऊ u,ऋ ri,ए e,ऐ ai,ओ o,औ au,ऑ o,ॲ a,ऍ e"
    .split(",")
    .map((pair) => pair.split(" ") as [string, string]),
);
const signs: Record<string, string> = {
  "ा": "a",
  "ि": "i",
  "ी": "i",
  "ु": "u",
  "ू": "u",
  "ृ": "ri",
  "े": "e",
  "ै": "ai",
  "ो": "o",
  "ौ": "au",
  "ॉ": "o",
  "ॅ": "e",
};
const virama = "्";
const nasal = /[ंँ]/;

/**
 * A Devanagari word in Latin letters as people type it ("सैमसंग" → "saimasang"): for names that are not in the lexicon.
 * The inherent "a" is written between consonants and dropped at the end.
 */
export function romanise(word: string): string {
  const letters = [...word];
  let latin = "";
  letters.forEach((letter, at) => {
    const next = letters[at + 1];
    if (letter in consonants) {
      const bare = next === undefined || next === virama || next in signs;
      latin += (consonants[letter] ?? "") + (bare ? "" : "a");
    } else if (nasal.test(letter)) latin += "n";
    else latin += independent[letter] ?? signs[letter] ?? (/[a-z0-9]/.test(letter) ? letter : "");
  });
  return latin;
}
