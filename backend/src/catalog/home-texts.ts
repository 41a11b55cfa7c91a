import type { Language } from "../contract/constants";
import { featureTextFields, slideTextFields, translatedLanguages } from "../contract/translated-texts";
import { type InLanguages, type StoredTexts, type TextsOf, translatedTexts } from "./translated-texts";

/** The rules for the translated texts of slides, and of feature images. */
export const slideTexts = translatedTexts(slideTextFields);
export const featureTexts = translatedTexts(featureTextFields);

type Rules<Field extends string> = ReturnType<typeof translatedTexts<Field>>;
/** A record with its English texts, as stored. */
export type Translatable<Field extends string> = TextsOf<Field> & {
  translations: InLanguages<StoredTexts<Field>> | null;
};

/** The record as shoppers see it in this language. */
export function inLanguage<Field extends string, Row extends Translatable<Field>>(
  { shown }: Rules<Field>,
  { translations, ...row }: Row,
  language: Language,
): Omit<Row, "translations"> {
  return { ...row, ...shown(row as unknown as TextsOf<Field>, translations?.[language]) };
}

/** The texts of every language as the panel sees them, each with what is out of date. */
export function staffTranslations<Field extends string>(
  { fields, outdated }: Rules<Field>,
  row: Translatable<Field>,
) {
  const entries = translatedLanguages.map((language) => {
    const stored = row.translations?.[language];
    const texts = fields.map((field) => [field, stored?.[field] ?? ""]);
    return [language, { ...Object.fromEntries(texts), outdated: stored ? outdated(row, stored) : [] }];
  });
  return Object.fromEntries(entries) as Record<
    (typeof translatedLanguages)[number],
    TextsOf<Field> & { outdated: Field[] }
  >;
}

/** The names of these texts in an edit that is merged field by field. */
export const translationPaths = ({ fields }: { fields: readonly string[] }): string[] =>
  translatedLanguages.flatMap((language) =>
    [...fields, "outdated"].map((field) => `translations.${language}.${field}`),
  );
