import type { TranslatedTexts } from "../../contract/admin-products";
import { productFieldNames } from "../../contract/product-fields";
import type { AdminProduct } from "../../contract/products";
import { textColumn, textColumns, translatedTexts } from "../../contract/text-columns";
import { productTextFields, type TranslatedLanguage } from "../../contract/translated-texts";
import { type Clash, mergeEdit, overtakenFields } from "../../platform/edits/merge";
import { editForm, seenTexts } from "../../platform/edits/product-version";

/** One language's texts as staff sent them, with the version of the product that they had read. */
export type SentTexts = { language: TranslatedLanguage; texts: TranslatedTexts; version: string };

/**
 * Merges a product's texts in one language with what others have saved since they were read. A text clashes if somebody
 * else has written it anew, or its English: a translation holds for the English of the moment when it is saved, and its
 * translator has not seen this one.
 */
export function mergeTexts(
  product: AdminProduct,
  { language, texts, version }: SentTexts,
): { texts: TranslatedTexts; clashes: Clash[] } {
  const given = productTextFields.filter((text) => texts[text] !== undefined);
  const asked = Object.fromEntries(given.map((text) => [textColumn(text, language), texts[text]]));
  const now = translatedTexts(product);
  const merged = mergeEdit(textColumns, now, asked, seenTexts(version) ?? "unknown");
  const english = editForm(product);
  const overtaken = overtakenFields(productFieldNames, english, version);
  const clashes = given.flatMap((field): Clash[] => {
    const own = merged.clashes.find((clash) => clash.field === textColumn(field, language));
    if (own) return [{ ...own, field }];
    return overtaken.includes(field) ? [{ field, theirs: english[field] ?? null, yours: texts[field] }] : [];
  });
  const after = { ...now, ...merged.changes };
  const kept = Object.fromEntries(given.map((text) => [text, after[textColumn(text, language)]]));
  return { texts: { ...texts, ...kept }, clashes };
}
