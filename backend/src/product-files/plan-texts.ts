import { TranslatedTexts } from "../contract/admin-products";
import { messages } from "../contract/messages";
import type { AdminProduct } from "../contract/products";
import { type FieldError, Refusal } from "../contract/refusal";
import { rowsInWords, type Specification } from "../contract/specification-lines";
import { type TextColumn, textColumn, textColumns, translatedTexts } from "../contract/text-columns";
import {
  productTextFields,
  type TranslatedLanguage,
  translatedLanguages,
} from "../contract/translated-texts";
import { validate } from "../contract/validate";
import { type Clash, mergeEdit } from "../platform/edits/merge";
import { seenTexts } from "../platform/edits/product-version";
import { pick } from "../platform/pick";
import type { Cells } from "./columns";

export type PlannedTexts = {
  /** The texts that change, by language: the others stay, and as out of date as they are. */
  texts: Partial<Record<TranslatedLanguage, Partial<TranslatedTexts>>>;
  /** The columns that change. */
  changes: TextColumn[];
  errors: FieldError[];
};

/** The texts of a language, checked by the rules of the panel's form, or their errors by column. */
function checked(language: TranslatedLanguage, cells: Record<TextColumn, string>) {
  const body = {
    ...(Object.fromEntries(
      productTextFields.map((text) => [text, cells[textColumn(text, language)]]),
    ) as Record<keyof TranslatedTexts, string>),
  };
  try {
    // `validate` ran the schema and returns its output.
    return { texts: validate({ body: TranslatedTexts }, { body }).body as TranslatedTexts };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const errors = error.extra.errors ?? [];
    return {
      errors: errors.map(({ field, message }) => ({
        field: textColumn(productTextFields.find((text) => text === field) ?? "description", language),
        message,
      })),
    };
  }
}

const overtaken = ({ field, theirs }: Clash): FieldError => ({
  field,
  message: messages.fileOvertaken(String(theirs).slice(0, 80)),
});

const devanagari = /\p{Script=Devanagari}/u;

/** Saved in an encoding without these letters, a spreadsheet's text is question marks. */
const isLost = (cell: string, now: string): boolean =>
  /\?\?/.test(cell) && !devanagari.test(cell) && (devanagari.test(now) || !/\p{L}/u.test(cell));

/** Lines that stand for rows need one for each, as in the panel: nobody knows otherwise which belongs to which. */
const isUneven = (english: readonly Specification[], lines: string): boolean =>
  lines !== "" && rowsInWords(english, lines) === english;

/** What a row leaves of the English. */
type English = { specifications?: readonly Specification[] | undefined };

/**
 * What a row changes of the texts in Hindi and Marathi. An empty cell keeps the text. With a version, texts that the
 * file repeats from its export change nothing, whatever they are by now.
 */
export function planTexts(
  known: Pick<AdminProduct, "translations"> | undefined,
  cells: Cells,
  version: string | undefined,
  { specifications: english = [] }: English,
): PlannedTexts {
  const now = translatedTexts(known ?? { translations: {} });
  const asked = Object.fromEntries(
    textColumns.flatMap((column) => {
      const cell = cells[column]?.trim();
      return cell ? [[column, cell]] : [];
    }),
  );
  const { changes, clashes } = mergeEdit(textColumns, now, asked, version && seenTexts(version));
  const after = { ...now, ...changes } as Record<TextColumn, string>;
  const planned: PlannedTexts = {
    texts: {},
    changes: textColumns.filter((column) => column in changes),
    errors: clashes.map(overtaken),
  };
  const lost = planned.changes.filter((column) => isLost(after[column], now[column]));
  const uneven = planned.changes.filter(
    (column) =>
      column.startsWith("specifications") && !lost.includes(column) && isUneven(english, after[column]),
  );
  planned.errors.push(
    ...lost.map((field) => ({ field, message: messages.lettersLost })),
    ...uneven.map((field) => ({ field, message: messages.rowsUneven(english.length) })),
  );
  for (const language of translatedLanguages) {
    const changed = productTextFields.filter((text) => planned.changes.includes(textColumn(text, language)));
    if (changed.length === 0) continue;
    const { texts, errors = [] } = checked(language, after);
    planned.errors.push(...errors);
    if (texts) planned.texts[language] = pick(texts, changed);
  }
  return planned;
}
