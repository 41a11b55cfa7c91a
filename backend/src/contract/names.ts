/** What a person's name may hold, in the script of their choice. Shared by forms and server; free of libraries. */

/** A letter or digit with its marks. Joiners follow letters and marks: गोर्‍हे is written with one. */
const letter = String.raw`[\p{L}\p{Nd}]\p{Join_Control}?(?:\p{M}\p{Join_Control}?){0,6}`;
/** Dot, apostrophes straight and curly, hyphens, middle dots, and the signs that stand for them in other scripts. */
const punctuation = String.raw`[ ._'‘’\u2010\u2011\u00b7\u30fb\u05f3\u05f4\u0970-]`;
/** How a parcel is addressed: "M/s Patil & Sons", "c/o Asha (office)". */
const addressing = "[,/&()]";

const personal = new RegExp(`^(?:${letter}|${punctuation})+$`, "u");
const addressed = new RegExp(`^(?:${letter}|${punctuation}|${addressing})+$`, "u");

const viramas = "\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca";

/**
 * A name as it is kept: composed (NFC), one blank between words, joiners only where they shape something: inside a word,
 * or behind a virama at its end.
 */
export function tidyName(typed: string): string {
  return typed
    .normalize("NFC")
    .replace(/\p{Join_Control}+/gu, (joiners, at: number, name: string) => {
      const before = name[at - 1] ?? "";
      const after = name[at + joiners.length] ?? "";
      const isInside = /[\p{L}\p{M}]/u.test(before) && /[\p{L}\p{M}]/u.test(after);
      return isInside || (before !== "" && viramas.includes(before)) ? joiners.charAt(0) : "";
    })
    .replace(/[ \u00a0\u202f]+/g, " ")
    .trim();
}

/** How many letters a reader counts: marks and joiners belong to the letter that they stand at. */
export const letterCount = (text: string) =>
  Array.from(text.normalize("NFC").replace(/[\p{M}\p{Join_Control}]/gu, "")).length;

const kinds = {
  /** Of an account. */
  account: { pattern: personal, longest: 50 },
  /** Of who takes a parcel: a person, a firm, or one at the other. */
  recipient: { pattern: addressed, longest: 80 },
};
export type NameKind = keyof typeof kinds;
export const longestName = (kind: NameKind) => kinds[kind].longest;

/** The name as it is kept, or undefined where it is none: too short, too long, digits alone, or signs of no name. */
export function readName(typed: string, kind: NameKind): string | undefined {
  const { pattern, longest } = kinds[kind];
  // No name of so many signs has few letters; it need not be looked at sign by sign.
  if (typed.length > 8 * longest) return undefined;
  const name = tidyName(typed);
  // श्री is one syllable and a name: marks count towards the least, but not towards the most.
  const isLongEnough = [...name].length >= 2;
  return pattern.test(name) && /\p{L}/u.test(name) && isLongEnough && letterCount(name) <= longest
    ? name
    : undefined;
}
