import type { Language } from "./constants";
import type { TranslatedLanguage } from "./translated-texts";

/**
 * Chosen options of a variant in words, as entered and in the other languages where those differ. Imported by both front
 * ends: keep it free of libraries.
 */
export type VariantOption = {
  name: string;
  value: string;
  translations?: Partial<Record<TranslatedLanguage, { name: string; value: string }>> | undefined;
};

/** An option's name and value in the reader's language. */
export const optionIn = (option: VariantOption, language: Language): { name: string; value: string } =>
  (language !== "en" && option.translations?.[language]) || option;

type Chosen = { size?: string | null | undefined; options?: readonly VariantOption[] | null | undefined };

/** What was chosen of a product: its options' values, such as "Red / M", or its size; null if there was no choice. */
export function choiceOf({ size, options }: Chosen, language: Language = "en"): string | null {
  if (options && options.length > 0)
    return options.map((option) => optionIn(option, language).value).join(" / ");
  return size ?? null;
}

/** The same, with a size in the reader's words. */
export const choiceText = (
  line: Chosen,
  ofSize: (size: string) => string,
  language: Language,
): string | null => (line.size && !line.options?.length ? ofSize(line.size) : choiceOf(line, language));

/** A title with what was chosen of it. */
export function titleWithChoice(line: { title: string } & Chosen, language?: Language): string {
  const choice = choiceOf(line, language);
  return choice ? `${line.title} (${choice})` : line.title;
}
