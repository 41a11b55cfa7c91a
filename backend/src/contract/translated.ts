import { z } from "zod";
import { TranslatedLanguage } from "./products";

/** Shows which texts are out of date: their English has changed since they were translated. */
const outdatedOf = <const Fields extends readonly [string, ...string[]]>(fields: Fields) =>
  z.array(z.enum(fields));

/** A record's texts in Hindi and Marathi as the panel reads them; a blank one is shown in English, an outdated one too. */
export function translationsRead<const Fields extends readonly [string, ...string[]]>(fields: Fields) {
  const texts = Object.fromEntries(fields.map((field) => [field, z.string()])) as Record<
    Fields[number],
    z.ZodString
  >;
  return z.record(TranslatedLanguage, z.object({ ...texts, outdated: outdatedOf(fields) }));
}

/**
 * The same as they are sent: what is left out stays. A changed text is one of the English text of this moment, and so is
 * one that was outdated and is no longer named in `outdated`.
 */
export function translationsSent<
  const Fields extends readonly [string, ...string[]],
  Texts extends Record<Fields[number], z.ZodType<string>>,
>(fields: Fields, texts: Texts) {
  const sent = z
    .object(texts)
    .partial()
    .extend({ outdated: outdatedOf(fields).max(fields.length).optional() });
  return z.partialRecord(TranslatedLanguage, sent).optional();
}
