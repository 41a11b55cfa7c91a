import { writeSpecifications } from "../../../../backend/src/contract/specification-lines";
import { demoKinds } from "../../kinds";
import type { Specification } from "../../types";
import { labels } from "./labels";
import { asWritten, patterns, phrases } from "./phrases";

const languages = ["hi", "mr"] as const;
type Language = (typeof languages)[number];
const at = (language: Language) => languages.indexOf(language) as 0 | 1;

/** A row's name: that of the kind's filter, if it is one, as everywhere in that kind. */
function labelIn(label: string, kind: string | undefined, language: Language): string | undefined {
  const filter = demoKinds.find(({ id }) => id === kind)?.filters.find(({ row }) => row === label);
  return filter?.[language] || labels[label]?.[at(language)];
}

/** What stands between two commas of a value; undefined if nobody has translated it. */
function partIn(part: string, language: Language): string | undefined {
  const known = phrases[part] ?? phrases[part.charAt(0).toLowerCase() + part.slice(1)];
  if (known) return known[at(language)];
  const said = patterns.reduce(
    (text, [pattern, hi, mr]) => text.replace(pattern, language === "hi" ? hi : mr),
    part,
  );
  const left = said.match(/[A-Za-z0-9+]*[A-Za-z][A-Za-z0-9+]*/g) ?? [];
  return left.every((word) => asWritten.has(word) || /\d/.test(word)) ? said : undefined;
}

const valueIn = (value: string, language: Language) => {
  const parts = value.split(", ").map((part) => partIn(part, language));
  return parts.includes(undefined) ? undefined : parts.join(", ");
};

type Rowed = { kind?: string; specifications?: readonly Specification[] };

/** The rows of a product in a language, as lines; a row that is not wholly translated is left as it is. */
export const rowsIn = ({ kind, specifications = [] }: Rowed, language: Language): string =>
  writeSpecifications(
    specifications.map(({ label, value }) => ({
      label: labelIn(label, kind, language) ?? label,
      value: valueIn(value, language) ?? value,
    })),
  );

/** Names and values of a product's rows that have words but no translation. */
export const untranslated = ({ kind, specifications = [] }: Rowed): string[] =>
  languages.flatMap((language) =>
    specifications.flatMap(({ label, value }) => [
      ...(labelIn(label, kind, language) ? [] : [`${language}: ${label}`]),
      ...value
        .split(", ")
        .filter((part) => partIn(part, language) === undefined)
        .map((part) => `${language}: ${part}`),
    ]),
  );
