import { createHash } from "node:crypto";

export type Fields = Readonly<Record<string, unknown>>;

/** The length of one field's fingerprint: 36 bits, so that two different texts never have the same one by chance. */
const letters = 6;
const mark = "e1.";

const isBlank = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** One spelling for equal contents: keys in order; undefined, null, "" and [] are alike. */
function spell(value: unknown): unknown {
  if (isBlank(value)) return null;
  if (Array.isArray(value)) return value.map(spell);
  if (typeof value !== "object") return value;
  return Object.entries(value as object)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, content]) => [key, spell(content)]);
}

export const printOf = (value: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(spell(value)))
    .digest("base64url")
    .slice(0, letters);

/** Whether two contents of a field are the same to its editor. */
export const isSameContent = (one: unknown, other: unknown): boolean => printOf(one) === printOf(other);

/** The version of a record: the fingerprints of these fields in a row. Nothing is stored for it. */
export function versionOf(names: readonly string[], record: Fields): string {
  return mark + names.map((name) => printOf(record[name])).join("");
}

/**
 * What each field printed when this version was given out; none for one that is not of these fields. A version from
 * before the last fields were added knows the others, so that a form or a file that is open over an upgrade stays good.
 */
export function printsOf(names: readonly string[], version: string): Map<string, string> {
  const [prints = ""] = version.startsWith(mark) ? version.slice(mark.length).split(".") : [];
  const known = prints.length / letters;
  if (!Number.isInteger(known) || known > names.length) return new Map();
  return new Map(
    names.slice(0, known).map((name, at) => [name, prints.slice(at * letters, (at + 1) * letters)]),
  );
}
