import type { AdminProduct } from "./products";
import { productTextFields, type TranslatedLanguage, translatedLanguages } from "./translated-texts";

const texts = productTextFields;
type TranslatedText = (typeof texts)[number];

/** A text of a product in Hindi or Marathi, as a column of a product file: `titleHi`. */
export type TextColumn = `${TranslatedText}${Capitalize<TranslatedLanguage>}`;

export function textColumn(text: TranslatedText, language: TranslatedLanguage): TextColumn {
  return `${text}${language === "hi" ? "Hi" : "Mr"}`;
}

export const textColumns: readonly TextColumn[] = translatedLanguages.flatMap((language) =>
  texts.map((text) => textColumn(text, language)),
);

/** The texts by their columns; empty where there is none. */
export const translatedTexts = ({ translations }: Pick<AdminProduct, "translations">) =>
  Object.fromEntries(
    translatedLanguages.flatMap((language) =>
      texts.map((text) => [textColumn(text, language), translations[language]?.[text] ?? ""]),
    ),
  ) as Record<TextColumn, string>;
