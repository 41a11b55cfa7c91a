/** The characters of a person's name, in any script. Shared by forms and server; free of libraries. */

/** A letter or digit with its marks. Joiners follow letters and marks: गोर्‍हे is written with one. */
const letter = String.raw`[\p{L}\p{Nd}]\p{Join_Control}?(?:\p{M}\p{Join_Control}?){0,6}`;
/** Dot, straight and curly apostrophes, hyphens, middle dots, and their equivalents in other scripts. */
const punctuation = String.raw`[ ._'‘’\u2010\u2011\u00b7\u30fb\u05f3\u05f4\u0970-]`;
/** The addressee of a parcel: "M/s Patil & Sons", "c/o Asha (office)". */
const addressing = "[,/&()]";

const personal = new RegExp(`^(?:${letter}|${punctuation})+$`, "u");
const addressed = new RegExp(`^(?:${letter}|${punctuation}|${addressing})+$`, "u");

const viramas = "\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca";

/**
 * Normalises a name: composed (NFC), one space between words, joiners only where they affect the shape: inside a word,
 * or after a virama at its end.
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

/** The number of letters as a reader counts them: marks and joiners belong to their letter. */
export const letterCount = (text: string) =>
  Array.from(text.normalize("NFC").replace(/[\p{M}\p{Join_Control}]/gu, "")).length;

const kinds = {
  /** The name of an account. */
  account: { pattern: personal, longest: 50 },
  /** The recipient of a parcel: a person, a firm, or one care of the other. */
  recipient: { pattern: addressed, longest: 80 },
};
export type NameKind = keyof typeof kinds;
export const longestName = (kind: NameKind) => kinds[kind].longest;

/** The normalised name, or undefined if it is invalid: too short, too long, only digits, or disallowed characters. */
export function readName(typed: string, kind: NameKind): string | undefined {
  const { pattern, longest } = kinds[kind];
  // A text this long cannot have few enough letters, so it is not checked character by character.
  if (typed.length > 8 * longest) return undefined;
  const name = tidyName(typed);
  // श्री is one syllable and a name: marks count towards the minimum, but not towards the maximum.
  const isLongEnough = [...name].length >= 2;
  return pattern.test(name) && /\p{L}/u.test(name) && isLongEnough && letterCount(name) <= longest
    ? name
    : undefined;
}
