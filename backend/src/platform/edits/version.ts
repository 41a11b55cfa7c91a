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

/** The fingerprint of each field in a given version; none for a version of other fields. */
export function printsOf(names: readonly string[], version: string): Map<string, string> {
  const [prints = ""] = version.startsWith(mark) ? version.slice(mark.length).split(".") : [];
  if (prints.length !== names.length * letters) return new Map();
  return new Map(names.map((name, at) => [name, prints.slice(at * letters, (at + 1) * letters)]));
}
