import { type Specification, writeSpecifications } from "../contract/specification-lines";
import { productTextFields } from "../contract/translated-texts";
import {
  type ChangedTexts,
  type InLanguages,
  type SentTexts,
  type StoredTexts,
  type TextsOf,
  translatedTexts,
} from "./translated-texts";

export type TextField = (typeof productTextFields)[number];
export type Texts = TextsOf<TextField>;

/** As stored in `product_detail.translations`. */
export type StoredTranslation = StoredTexts<TextField>;
export type Translations<Translation = Texts> = InLanguages<Translation>;

/** What an edit changes of it. */
export type ChangedTranslation = ChangedTexts<TextField>;

const { outdated, made, changed, withChanged, shown } = translatedTexts<TextField>(productTextFields);

type English = {
  title: string;
  description: string;
  specifications?: readonly Specification[] | undefined;
  featuredDescription?: string | null | undefined;
};

/** A product's English texts as they are translated: its specifications as lines. */
export const englishTexts = ({
  title,
  description,
  specifications = [],
  featuredDescription,
}: English): Texts => ({
  title,
  description,
  specifications: writeSpecifications(specifications),
  featuredDescription: featuredDescription ?? "",
});

/** A product's texts whose English has changed since they were translated. */
export const outdatedFields = outdated;

/** A product's translations with the fingerprints of the English texts from which they were made. */
export const translationsOf = (english: English, given: InLanguages<SentTexts<TextField>> = {}) =>
  made(englishTexts(english), given);

/** The same for an edit: only the texts that it names. */
export const changedTranslations = (english: English, given: InLanguages<SentTexts<TextField>> = {}) =>
  changed(englishTexts(english), given);

/** Stored translations after such an edit. */
export const withChangedTranslations = withChanged;

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
