import { createHash } from "node:crypto";

export type Fields = Readonly<Record<string, unknown>>;

/** The letters of one field's print: 36 bits, so that two texts of one field are the same by chance never. */
const letters = 6;
const mark = "e1.";

const isBlank = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** One spelling for one content: keys in order, and nothing, null, "" and [] alike. */
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

/** A version of a record: the prints of these fields, one behind the other. Nothing is stored for it. */
export function versionOf(names: readonly string[], record: Fields): string {
  return mark + names.map((name) => printOf(record[name])).join("");
}

/** What each field printed when this version was given out; none for one that is not of these fields. */
export function printsOf(names: readonly string[], version: string): Map<string, string> {
  const [prints = ""] = version.startsWith(mark) ? version.slice(mark.length).split(".") : [];
  if (prints.length !== names.length * letters) return new Map();
  return new Map(names.map((name, at) => [name, prints.slice(at * letters, (at + 1) * letters)]));
}
