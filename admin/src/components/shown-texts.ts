import type { Language } from "@contract/constants";
import type { TranslatedLanguage } from "@contract/translated-texts";

type Translation<Field extends string> = { [Text in Field]?: string | null } & {
  outdated?: readonly Field[];
};
type Translated<Field extends string> = { [Text in Field]?: string | null } & {
  translations?: { [Name in TranslatedLanguage]?: Translation<Field> };
};

/** A form as shoppers will read it in this language: English stands in for what is blank or out of date. */
export function shownIn<Field extends string, Form extends Translated<Field>>(
  form: Form,
  fields: readonly Field[],
  language: Language,
): Form {
  const written = language === "en" ? undefined : form.translations?.[language];
  if (!written) return form;
  const texts = fields.flatMap((field) =>
    written[field]?.trim() && !written.outdated?.includes(field) ? [[field, written[field]]] : [],
  );
  return { ...form, ...Object.fromEntries(texts) };
}

/** Texts in other languages as the shop takes them: an emptied input is a blank text. */
export function sentTranslations<Field extends string>(
  { translations }: Translated<Field>,
  fields: readonly Field[],
) {
  const sent = Object.entries(translations ?? {}).map(([language, texts]) => [
    language,
    {
      ...Object.fromEntries(fields.map((field) => [field, texts?.[field] ?? ""])),
      ...(texts?.outdated && { outdated: texts.outdated }),
    },
  ]);
  return Object.fromEntries(sent) as {
    [Name in TranslatedLanguage]?: Record<Field, string> & { outdated?: Field[] };
  };
}
