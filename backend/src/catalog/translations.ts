import { type InLanguages, type StoredTexts, type TextsOf, translatedTexts } from "./translated-texts";

export type TextField = "title" | "description";
export type Texts = TextsOf<TextField>;

/** As stored in `product_detail.translations`. */
export type StoredTranslation = StoredTexts<TextField>;
export type Translations<Translation = Texts> = InLanguages<Translation>;

const { outdated, made, shown } = translatedTexts<TextField>(["title", "description"]);

/** A product's texts whose English has changed since they were translated. */
export const outdatedFields = outdated;

/** A product's translations with the fingerprints of the English texts from which they were made. */
export const translationsOf = (english: Texts, given: Translations = {}) => made(english, given);

/**
 * The part of the translations that is shown and searched: an outdated text is replaced by the English one, and a
 * language with nothing else is left out.
 */
export function currentTranslations(english: Texts, stored: Translations<StoredTranslation>): Translations {
  const current: Translations = {};
  for (const [language, translation] of Object.entries(stored)) {
    const texts = shown(english, translation);
    if (texts) current[language] = texts;
  }
  return current;
}
