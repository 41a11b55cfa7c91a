import { dirname, join } from "node:path";

const filesOf = (family: string) =>
  join(dirname(require.resolve(`@fontsource/${family}/package.json`)), "files");
const face = (family: string, subset: string, weight: 400 | 700) =>
  join(filesOf(family), `${family}-${subset}-${weight}-normal.woff`);

const pair = (family: string, subset: string) => ({
  normal: face(family, subset, 400),
  bold: face(family, subset, 700),
});

/** The invoice's fonts: one for Latin, one for Devanagari, which also has the rupee sign. */
export const fonts = {
  Latin: pair("noto-sans", "latin"),
  LatinExt: pair("noto-sans", "latin-ext"),
  Devanagari: pair("noto-sans-devanagari", "devanagari"),
};
export type FontName = keyof typeof fonts;

const devanagari = /[\u0900-\u097f\u20b9\u200c\u200d]/;
const latin = /[\n\r\u0020-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026]/;

function fontOf(character: string): FontName {
  if (devanagari.test(character)) return "Devanagari";
  return latin.test(character) ? "Latin" : "LatinExt";
}

/** Splits a text into runs of one font each; blanks and marks stay with the run before them, so that words stay whole. */
export function runs(text: string): { text: string; font: FontName }[] {
  const cut: { text: string; font: FontName }[] = [];
  for (const character of text) {
    const last = cut.at(-1);
    const neutral = last !== undefined && /[\s.,;:()/-]/.test(character) && last.font !== "LatinExt";
    const font = neutral && last.font === "Latin" ? "Latin" : fontOf(character);
    if (last?.font === font) last.text += character;
    else cut.push({ text: character, font });
  }
  return cut;
}
