import { filterName, filterToken } from "../../contract/kind-filters";
import { kindFilters } from "../../contract/kind-list";
import { rowsInWords } from "../../contract/specification-lines";
import { type TranslatedLanguage, translatedLanguages } from "../../contract/translated-texts";
import type { Projected } from "./shape";

type LabelWords = Partial<Record<TranslatedLanguage, string>>;

/** What a product says in a filter of its kind: as the filter takes it, as the product writes it, and its translations. */
export type KindValue = readonly [token: string, label: string, translations?: LabelWords];

/** Of "6.1 in, 15.49 cm" what stands before the first comma: the rest tells products apart, and does not group them. */
const firstPart = (value: string) => value.split(/,\s/, 1)[0]?.trim() ?? "";

type Saying = Pick<Projected, "kind" | "specifications" | "variants" | "translations">;
type Said = { name: string; value: string; words: LabelWords };

const inLanguages = (wordsIn: (language: TranslatedLanguage) => string | undefined, english: string) =>
  Object.fromEntries(
    translatedLanguages.flatMap((language) => {
      const words = wordsIn(language);
      return words && words !== english ? [[language, words]] : [];
    }),
  ) as LabelWords;

/** The rows of the specifications, and what there is to choose. */
function saidBy({ specifications, variants, translations }: Saying): Said[] {
  const rowsIn = (language: TranslatedLanguage) =>
    rowsInWords(specifications, translations[language]?.specifications ?? "");
  const rows = { hi: rowsIn("hi"), mr: rowsIn("mr") };
  return [
    ...specifications.map(({ label: name, value: whole }, at) => {
      const value = firstPart(whole);
      return {
        name,
        value,
        words: inLanguages((language) => firstPart(rows[language][at]?.value ?? ""), value),
      };
    }),
    ...variants.flatMap(({ options }) =>
      options.map(({ name, value, translations: of }) => ({
        name,
        value,
        words: inLanguages((language) => of?.[language]?.value, value),
      })),
    ),
  ];
}

/** The values of a product in the filters of its kind, each once: of its specifications, and of what there is to choose. */
export function kindValues(product: Saying): KindValue[] {
  const said = saidBy(product);
  const values = new Map<string, KindValue>();
  for (const { row } of kindFilters(product.kind ?? "")) {
    const wanted = filterName(row);
    for (const { name, value, words } of said)
      if (filterName(name) === wanted && filterName(value)) {
        const token = filterToken(wanted, filterName(value));
        if (values.has(token)) continue;
        values.set(token, Object.keys(words).length > 0 ? [token, value, words] : [token, value]);
      }
  }
  return [...values.values()];
}
