import { createHash } from "node:crypto";

export type Texts = { title: string; description: string };
export type TextField = keyof Texts;

/** As stored in `product_detail.translations`: `of` is the fingerprint of the English text each was made from. */
export type StoredTranslation = Texts & { of?: Partial<Texts> };
export type Translations<Translation = Texts> = Partial<Record<string, Translation>>;

const fields = ["title", "description"] as const satisfies readonly TextField[];

/** A fingerprint of an English text, the same as PostgreSQL's `md5()`. */
const fingerprint = (text: string) => createHash("md5").update(text).digest("hex");

/** A translation with the fingerprint of its English text. */
export function translationOf(english: Texts, { title, description }: Texts): StoredTranslation {
  const of = { title: fingerprint(english.title), description: fingerprint(english.description) };
  return { title, description, of };
}

/** Translations with the fingerprints of the English texts from which they were made. */
export function translationsOf(english: Texts, given: Translations = {}): Translations<StoredTranslation> {
  const entries = Object.entries(given);
  return Object.fromEntries(
    entries.flatMap(([language, texts]) => (texts ? [[language, translationOf(english, texts)]] : [])),
  );
}

/** The texts whose English has changed since they were translated; one without a fingerprint counts as up to date. */
export function outdatedFields(english: Texts, { of = {} }: StoredTranslation): TextField[] {
  return fields.filter((field) => of[field] !== undefined && of[field] !== fingerprint(english[field]));
}

/**
 * The part of the translations that is shown and searched: an outdated text is replaced by the English one, and a
 * language with nothing else is left out.
 */
export function currentTranslations(english: Texts, stored: Translations<StoredTranslation>): Translations {
  const current: Translations = {};
  for (const [language, translation] of Object.entries(stored)) {
    if (!translation) continue;
    const outdated = outdatedFields(english, translation);
    if (outdated.length === fields.length) continue;
    const { title, description } = english;
    current[language] = {
      title: outdated.includes("title") ? title : translation.title,
      description: outdated.includes("description") ? description : translation.description,
    };
  }
  return current;
}
