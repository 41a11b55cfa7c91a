import { createHash } from "node:crypto";

export type TextsOf<Field extends string> = Record<Field, string>;
/** As stored: `of` is the fingerprint of the English text each was made from. */
export type StoredTexts<Field extends string> = TextsOf<Field> & { of?: Partial<TextsOf<Field>> };
export type InLanguages<Texts> = Partial<Record<string, Texts>>;
/** As an editor sends them: a blank text is shown in English, one named in `outdated` stays out of date. */
export type SentTexts<Field extends string> = {
  [Text in Field]?: string | undefined;
} & { outdated?: readonly Field[] | undefined };

/** An edit of the texts in one language: those that it names, and the fingerprints of the English they were made from. */
export type ChangedTexts<Field extends string> = Partial<TextsOf<Field>> & { of: Partial<TextsOf<Field>> };

type English<Field extends string> = Readonly<TextsOf<Field>>;
/** The record as the engine's module returns it, which types no JSON. */
type Row<Field extends string> = English<Field> & { translations: Record<string, unknown> | null };

/** A fingerprint of an English text, the same as PostgreSQL's `md5()`. */
const fingerprint = (text: string) => createHash("md5").update(text).digest("hex");

/** The fingerprint of no text: what was made from an English text that is not known is out of date. */
const unknown = "";

/** The rules for texts of one kind of record, by the names of its texts. */
export function translatedTexts<Field extends string>(fields: readonly Field[]) {
  const each = <Value>(textOf: (field: Field) => Value) =>
    Object.fromEntries(fields.map((field) => [field, textOf(field)])) as Record<Field, Value>;

  /** Stored by a version of the shop that did not translate this text yet, it has none. */
  const hasText = (translation: StoredTexts<Field>, field: Field) => Boolean(translation[field]);

  /** The texts whose English has changed since they were translated; one without a fingerprint counts as up to date. */
  const outdated = (english: English<Field>, translation: StoredTexts<Field>): Field[] =>
    fields.filter((field) => {
      const of = translation.of?.[field];
      return hasText(translation, field) && of !== undefined && of !== fingerprint(english[field]);
    });

  /** Translations with the fingerprints of the English texts from which they were made. */
  const made = (english: English<Field>, given: InLanguages<SentTexts<Field>> = {}) => {
    const stored: InLanguages<StoredTexts<Field>> = {};
    for (const [language, texts] of Object.entries(given))
      if (texts)
        stored[language] = {
          ...each((field) => texts[field] ?? ""),
          of: each((field) => fingerprint(english[field])),
        };
    return stored;
  };

  /** An edit that was made from these English texts. */
  const changed = (english: English<Field>, given: InLanguages<SentTexts<Field>> = {}) => {
    const changes: InLanguages<ChangedTexts<Field>> = {};
    for (const [language, texts] of Object.entries(given)) {
      if (!texts) continue;
      const named = fields.filter((field) => texts[field] !== undefined);
      const of = Object.fromEntries(named.map((field) => [field, fingerprint(english[field])]));
      const own = Object.fromEntries(named.map((field) => [field, texts[field]]));
      changes[language] = { ...own, of } as ChangedTexts<Field>;
    }
    return changes;
  };

  /** Translations after such an edit: a text that it does not name stays, up to date or not. */
  const withChanged = (
    stored: InLanguages<StoredTexts<Field>>,
    changes: InLanguages<ChangedTexts<Field>>,
  ): InLanguages<StoredTexts<Field>> => {
    const after = { ...stored };
    for (const [language, texts] of Object.entries(changes)) {
      if (!texts) continue;
      const had = stored[language];
      const of = { ...had?.of, ...texts.of };
      after[language] = { ...each((field) => texts[field] ?? had?.[field] ?? ""), of };
    }
    return after;
  };

  /**
   * The part of a translation that is shown: a blank or outdated text is replaced by the English one. Undefined if
   * nothing else is left.
   */
  const shown = (english: English<Field>, translation: StoredTexts<Field> | undefined) => {
    if (!translation) return undefined;
    const old = outdated(english, translation);
    const isShown = (field: Field) => hasText(translation, field) && !old.includes(field);
    if (!fields.some(isShown)) return undefined;
    return each((field) => (isShown(field) ? translation[field] : english[field]));
  };

  /**
   * Translations as they are stored after an edit: a text that was changed, or that was outdated and is no longer
   * named so, was made from the English text of this moment. `overtaken`: English texts that the editor had not read
   * as they are now; what was made beside them is out of date.
   */
  const edited = (
    before: Row<Field>,
    english: English<Field>,
    given: InLanguages<SentTexts<Field>> = {},
    overtaken: readonly string[] = [],
  ) => {
    const stored = { ...before.translations } as InLanguages<StoredTexts<Field>>;
    for (const [language, texts] of Object.entries(given)) {
      if (!texts) continue;
      const had = stored[language];
      const old = had ? outdated(before, had) : [];
      const of: Partial<TextsOf<Field>> = { ...had?.of };
      for (const field of fields) {
        const isConfirmed = old.includes(field) && !texts.outdated?.includes(field);
        if (!isConfirmed && had && had[field] === (texts[field] ?? "")) continue;
        of[field] = overtaken.includes(field) ? unknown : fingerprint(english[field]);
      }
      stored[language] = { ...each((field) => texts[field] ?? ""), of };
    }
    return stored;
  };

  return { fields, outdated, made, changed, withChanged, shown, edited };
}
