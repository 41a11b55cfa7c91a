import { type TranslatedLanguage, translatedLanguages } from "../contract/translated-texts";

type Names = Record<TranslatedLanguage, string>;

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const namesIn = (language: string) => new Intl.DisplayNames(language, { type: "region", fallback: "none" });
const english = namesIn("en");
const translated = translatedLanguages.map((language) => [language, namesIn(language)] as const);

/** By the English name of each country that has two letters of ISO 3166, as Node.js has it. */
const byEnglish = new Map<string, Names>();
for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
  const name = english.of(code);
  if (!name || byEnglish.has(name)) continue;
  const names = translated.map(([language, shown]) => [language, shown.of(code) ?? name]);
  byEnglish.set(name, Object.fromEntries(names) as Names);
}

/**
 * What a country of origin is called in the other languages. Products keep it as staff write it, in English as a rule;
 * undefined if that is the English name of no country.
 */
export const countryNames = (written: string): Names | undefined => byEnglish.get(written.trim());
